export { staffRoleChoiceMessages } from './messages';
