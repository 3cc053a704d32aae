export { type PlayerLoginFormMessages, playerLoginFormMessages } from './messages';
export { PlayerLoginForm, type PlayerLoginFormProps } from './PlayerLoginForm';
export { useFirstInvalid } from './useFirstInvalid';
export { usePlayerLoginForm } from './usePlayerLoginForm';
