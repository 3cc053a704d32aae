import { createKey } from '@homestand/api-client';
import { useRef } from 'react';

/** One key for one body until the server has answered, so that a repeat after a lost answer has one effect. */
export function useIdempotencyKey() {
  const attempt = useRef({ body: '', key: '' });
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: createKey() };
      return attempt.current.key;
    },
    /** The server has answered: the same body again is another request. */
    clear() {
      attempt.current = { body: '', key: '' };
    },
  };
}
