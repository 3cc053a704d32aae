import { randomInt } from 'node:crypto';

// Without letters that look alike in print.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** For example kR7m-Tq4x-Zw9p: about 70 bits, easy to read aloud. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  for (;;) {
    const password = [group(), group(), group()].join('-');
    if ([/[a-z]/, /[A-Z]/, /[0-9]/].every((characters) => characters.test(password)))
      return password;
  }
}
