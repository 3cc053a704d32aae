export { type PullToRefreshMessages, pullToRefreshMessages } from './messages';
export { PullToRefresh, type PullToRefreshProps } from './PullToRefresh';
