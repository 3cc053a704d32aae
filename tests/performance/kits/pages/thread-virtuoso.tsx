import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Virtuoso } from 'react-virtuoso';
import { first, firstPage, messagesFrom } from '../../threads/messages.ts';
import { Row } from './thread-row.tsx';

function Page() {
  const [start, setStart] = useState(first);
  const [items, setItems] = useState(firstPage);
  Object.assign(window, {
    prepend() {
      setItems([...messagesFrom(start - 50, 50), ...items]);
      setStart(start - 50);
    },
  });
  return (
    <Virtuoso
      style={{ height: '100dvh' }}
      data={items}
      firstItemIndex={start}
      initialTopMostItemIndex={{ index: firstPage.length - 1, align: 'end' }}
      increaseViewportBy={200}
      computeItemKey={(_, item) => item.key}
      itemContent={(_, item) => <Row {...item} />}
    />
  );
}

document.body.style.margin = '0';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
