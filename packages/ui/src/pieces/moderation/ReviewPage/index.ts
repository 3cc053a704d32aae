export { ReviewPage, type ReviewPageProps } from './ReviewPage';
