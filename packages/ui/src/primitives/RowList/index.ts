export { RowList, type RowListProps } from './RowList';
export { RowListItem, type RowListItemProps } from './RowListItem';
