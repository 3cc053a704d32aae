import type { ListEdge } from '@homestand/ui';
import { useState } from 'react';
import { reportError } from './errorMessages';
import { nextPageStateOf } from './pages';

/** State of the next page, and its loading. `of` names the list, where one component shows several. */
export function useLoadMore(of: string, known: { count: number; total: number } | undefined) {
  const [work, setWork] = useState<{ of: string; state: 'loading' | 'failed' } | null>(null);

  async function bring(more: () => Promise<unknown>) {
    setWork({ of, state: 'loading' });
    try {
      await more();
      setWork((now) => (now?.of === of ? null : now));
    } catch (error) {
      reportError(error);
      setWork((now) => (now?.of === of ? { of, state: 'failed' } : now));
    }
  }

  const edge: ListEdge = !known
    ? 'none'
    : work?.of === of
      ? work.state
      : nextPageStateOf(known.count, known.total);
  return { edge, bring };
}
