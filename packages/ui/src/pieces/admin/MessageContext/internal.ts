export { messageContextMessages } from './messages';
