export { deskEnrolmentMessages } from './messages';
