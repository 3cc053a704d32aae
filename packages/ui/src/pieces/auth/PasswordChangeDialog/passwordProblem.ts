import { passwordServerWords } from './messages';

export type PasswordValues = { current: string; next: string; confirm: string };

export type PasswordField = keyof PasswordValues;

export type PasswordProblem = {
  field: PasswordField;
  problem: 'currentRequired' | 'newRequired' | 'length' | 'chars' | 'classes' | 'mismatch' | 'same';
};

const allowed = /^[A-Za-z0-9\-_@#$!&]*$/;
const classes = [/[A-Z]/, /[a-z]/, /[0-9]/, /[-_@#$!&]/];

/** Returns the first broken rule, in the order in which the rules are reported. */
export function passwordProblem({
  current,
  next,
  confirm,
}: PasswordValues): PasswordProblem | null {
  if (current.trim() === '') return { field: 'current', problem: 'currentRequired' };
  if (next.trim() === '') return { field: 'next', problem: 'newRequired' };
  if ([...next].length < 8) return { field: 'next', problem: 'length' };
  if (!allowed.test(next)) return { field: 'next', problem: 'chars' };
  if (classes.filter((kind) => kind.test(next)).length < 3)
    return { field: 'next', problem: 'classes' };
  if (confirm !== next) return { field: 'confirm', problem: 'mismatch' };
  if (next === current) return { field: 'next', problem: 'same' };
  return null;
}

/** Finds the field that a server message is about; `null` when it is about none. */
export function fieldOfPasswordMessage(message: string): 'current' | 'new' | 'confirm' | null {
  return passwordServerWords.find(({ words }) => words.test(message))?.field ?? null;
}
