import { OfferCard, Text } from '@homestand/ui';
import { BellIcon } from '@homestand/ui/icons';
import { useState } from 'react';

export function MatchOffer() {
  const [title, setTitle] = useState<string | null>('新しいお知らせがあります');
  const [read, setRead] = useState(false);
  return (
    <>
      {read && <Text>次の試合は土曜日です。</Text>}
      <OfferCard
        title={title}
        icon={<BellIcon size="small" />}
        action={{
          label: '見る',
          onClick: () => {
            setRead(true);
            setTitle(null);
          },
        }}
        onLater={() => setTitle(null)}
      />
    </>
  );
}
