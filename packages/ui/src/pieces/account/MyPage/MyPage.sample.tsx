import { CountStrip, MyPage, MyPageHeader, MyPageParts } from '@homestand/ui';
import { useState } from 'react';

export function MyPageScreen() {
  const [name, setName] = useState('さくら');
  return (
    <MyPage
      header={
        <MyPageHeader
          name={name}
          pictureUrl={null}
          player={null}
          playerHref="#players"
          onLogout={() => setName('ログアウトしました')}
        />
      }
    >
      <MyPageParts
        counts={<CountStrip counts={{ orders: 4, messages: 128, cards: 12 }} hrefs={{}} />}
        pickups={{ count: 2, href: '#pickups' }}
        activity={null}
        favorite={null}
        links={null}
      />
    </MyPage>
  );
}
