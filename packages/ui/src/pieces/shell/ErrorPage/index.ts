export { ErrorPage, type ErrorPageProps } from './ErrorPage';
export { errorPageMessages } from './messages';
