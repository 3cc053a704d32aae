export { LastUpdated, type LastUpdatedProps } from './LastUpdated';
export { type LastUpdatedMessages, lastUpdatedMessages } from './messages';
