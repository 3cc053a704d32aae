export { DescriptionList, type DescriptionListProps } from './DescriptionList';
export { DescriptionListItem, type DescriptionListItemProps } from './DescriptionListItem';
