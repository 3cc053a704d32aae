import { createHmac, timingSafeEqual } from 'node:crypto';

export type MediaAddresses = ReturnType<typeof createMediaAddresses>;

const window = 6 * 60 * 60;

/**
 * Addresses that show a picture or video to whoever holds them, for six to twelve hours. Within one window
 * the address stays the same, so that a browser keeps what it has loaded.
 */
export function createMediaAddresses(secret: string) {
  const sign = (id: string, variant: string, expires: number) =>
    createHmac('sha256', secret).update(`${id}/${variant}/${expires}`).digest('base64url');

  return {
    addressOf(id: string, variant: 'original' | 'thumbnail', now: number = Date.now()): string {
      const expires = (Math.ceil(now / 1000 / window) + 1) * window;
      return `/api/v1/media/${id}/${variant}?expires=${expires}&signature=${sign(id, variant, expires)}`;
    },
    isGood(id: string, variant: string, expires: number, signature: string): boolean {
      if (expires * 1000 <= Date.now()) return false;
      const expected = Buffer.from(sign(id, variant, expires));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
