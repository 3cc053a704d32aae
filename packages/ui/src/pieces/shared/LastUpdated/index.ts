export { LastUpdated, type LastUpdatedProps } from './LastUpdated';
