export { ErrorPage, type ErrorPageProps } from './ErrorPage';
export { type ErrorPageMessages, errorPageMessages } from './messages';
