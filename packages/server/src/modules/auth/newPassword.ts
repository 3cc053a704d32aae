import { randomInt } from 'node:crypto';

// Without letters that look alike on paper.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Such as kR7m-Tq4x-Zw9p: about 70 bits, easy to read out. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  for (;;) {
    const password = [group(), group(), group()].join('-');
    if ([/[a-z]/, /[A-Z]/, /[0-9]/].every((one) => one.test(password))) return password;
  }
}
