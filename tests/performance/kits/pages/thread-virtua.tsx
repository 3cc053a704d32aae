import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VList, type VListHandle } from 'virtua';
import { first, firstPage, messagesFrom } from '../../threads/messages.ts';
import { Row } from './thread-row.tsx';

function Page() {
  const list = useRef<VListHandle>(null);
  const [start, setStart] = useState(first);
  const [items, setItems] = useState(firstPage);
  const [shift, setShift] = useState(false);
  Object.assign(window, {
    prepend() {
      setShift(true);
      setItems([...messagesFrom(start - 50, 50), ...items]);
      setStart(start - 50);
    },
  });
  useLayoutEffect(() => {
    list.current?.scrollToIndex(firstPage.length - 1, { align: 'end' });
  }, []);
  return (
    <VList ref={list} data={items} shift={shift} style={{ height: '100dvh' }}>
      {(item) => <Row key={item.key} {...item} />}
    </VList>
  );
}

document.body.style.margin = '0';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
