export { TopSkeleton } from './TopSkeleton';
