import { TabBar } from '@homestand/ui';

const hrefs = {
  home: '#home',
  card: '#card',
  message: '#message',
  shop: '#shop',
  myPage: '#my-page',
};

export function MainTabs() {
  return <TabBar hrefs={hrefs} current="home" unread={3} />;
}
