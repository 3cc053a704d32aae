import type { FieldError } from '../../http/errors.ts';
import { messages } from '../../messages.ts';

type Change = { oldPassword: string; newPassword: string; confirmPassword: string };

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[-_@#$!&]/];

type Rule = { field: keyof Change; message: string; broken: (change: Change) => boolean };

const rules: Rule[] = [
  {
    field: 'oldPassword',
    message: messages.currentPasswordRequired,
    broken: ({ oldPassword }) => oldPassword === '',
  },
  {
    field: 'newPassword',
    message: messages.newPasswordRequired,
    broken: ({ newPassword }) => newPassword === '',
  },
  {
    field: 'newPassword',
    message: messages.passwordLength,
    broken: ({ newPassword }) => newPassword.length < 8,
  },
  {
    field: 'newPassword',
    message: messages.passwordCharacters,
    broken: ({ newPassword }) => !/^[-A-Za-z0-9_@#$!&]+$/.test(newPassword),
  },
  {
    field: 'newPassword',
    message: messages.passwordClasses,
    broken: ({ newPassword }) => classes.filter((pattern) => pattern.test(newPassword)).length < 3,
  },
  {
    field: 'confirmPassword',
    message: messages.passwordMismatch,
    broken: ({ newPassword, confirmPassword }) => newPassword !== confirmPassword,
  },
  {
    field: 'newPassword',
    message: messages.passwordSame,
    broken: ({ oldPassword, newPassword }) => oldPassword === newPassword,
  },
];

/** The first broken rule, in the order of the specification. */
export function brokenRule(change: Change): FieldError | undefined {
  const rule = rules.find(({ broken }) => broken(change));
  return rule && { field: rule.field, message: rule.message };
}
