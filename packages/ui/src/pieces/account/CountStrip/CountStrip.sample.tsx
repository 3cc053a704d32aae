import { CountStrip } from '@homestand/ui';

export function MyCounts() {
  return (
    <CountStrip
      counts={{ orders: 4, messages: 128, cards: 12 }}
      hrefs={{ orders: '#orders', messages: '#messages', cards: '#cards' }}
    />
  );
}
