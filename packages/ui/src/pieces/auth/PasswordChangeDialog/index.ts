export { fieldOfPasswordMessage } from './fieldOfPasswordMessage';
export { passwordChangeDialogMessages } from './messages';
export { PasswordChangeDialog, type PasswordChangeDialogProps } from './PasswordChangeDialog';
export { passwordProblem } from './passwordProblem';
export { usePasswordChangeDialog } from './usePasswordChangeDialog';
