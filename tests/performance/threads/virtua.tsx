// The measure for MessageThread: the library it is built on, with rows of a few plain elements.
import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VList, type VListHandle } from 'virtua';
import { type BenchMessage, first, firstPage, messagesFrom } from './messages.ts';

const Row = ({ own, text, media }: Omit<BenchMessage, 'key'>) => (
  // biome-ignore lint/a11y/useSemanticElements: the list puts its own elements around a row
  <div role="listitem" style={{ padding: '4px 12px', display: 'flow-root' }}>
    <div style={{ float: own ? 'right' : 'left', maxWidth: '75%' }}>
      {media ? (
        <img src={media.url} alt="" width={200} height={150} style={{ display: 'block' }} />
      ) : (
        <p style={{ margin: 0, padding: '8px 16px', borderRadius: 20, background: '#eee' }}>
          {text}
        </p>
      )}
      <time style={{ fontSize: 12 }}>2026.11.21 09:12</time>
    </div>
  </div>
);

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
      {({ key, ...item }) => <Row key={key} {...item} />}
    </VList>
  );
}

document.body.style.margin = '0';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
