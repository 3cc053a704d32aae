export { LinkList, type LinkListItem, type LinkListProps } from './LinkList';
export { type LinkListMessages, linkListMessages } from './messages';
