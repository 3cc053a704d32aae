import { randomInt } from 'node:crypto';
import { hashOf } from '../../http/session.ts';
import { plainForm } from '../../text/plainForm.ts';

const count = 10;
// Without letters and digits that look alike in print.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** For example kr7m-tq4x-zw9p-ab3c: about 79 bits, so their hashes need no salt. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => [group(), group(), group(), group()].join('-'));

/** The hash of a code as typed: full-width letters, capitals, spaces and hyphens make no difference. */
export const recoveryCodeHash = (typed: string): Buffer =>
  hashOf(plainForm(typed).replaceAll(/[^a-z0-9]/g, ''));
