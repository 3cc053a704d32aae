export { tabBarMessages } from './messages';
export { TabBar, type TabBarProps, type TabId } from './TabBar';
