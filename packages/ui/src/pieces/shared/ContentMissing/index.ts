export { ContentMissing, type ContentMissingProps } from './ContentMissing';
