export { PasswordChangeDialog, type PasswordChangeDialogProps } from './PasswordChangeDialog';
export { fieldOfPasswordMessage, passwordProblem } from './passwordProblem';
export { usePasswordChangeDialog } from './usePasswordChangeDialog';
