export { handOverResultMessages } from './messages';
export { outcomes } from './outcomes';
