export { PlayerLoginForm, type PlayerLoginFormProps } from './PlayerLoginForm';
export { usePlayerLoginForm } from './usePlayerLoginForm';
