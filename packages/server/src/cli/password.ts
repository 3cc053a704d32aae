import { randomInt } from 'node:crypto';
import { brokenRule } from '../modules/auth/password-rules.ts';
import { Refusal } from './command.ts';

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

/** Takes a password that somebody chose, or says which rule it breaks. */
export function chosenPassword(typed: string): string {
  const broken = brokenRule({ oldPassword: ' ', newPassword: typed, confirmPassword: typed });
  if (broken) throw new Refusal(broken.message);
  return typed;
}
