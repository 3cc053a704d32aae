export { PickupSearch, type PickupSearchProps } from './PickupSearch';
export {
  type FoundPickup,
  PickupSearchResults,
  type PickupSearchResultsProps,
} from './PickupSearchResults';
