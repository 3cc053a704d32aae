export { TopPage, type TopPageProps } from './TopPage';
