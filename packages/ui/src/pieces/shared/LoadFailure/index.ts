export { LoadFailure, type LoadFailureProps } from './LoadFailure';
export { type LoadFailureMessages, loadFailureMessages } from './messages';
