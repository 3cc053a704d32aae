export { TabBar, type TabBarProps, type TabId } from './TabBar';
