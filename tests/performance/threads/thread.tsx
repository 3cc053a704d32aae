import '@homestand/ui/global.css';
import '@homestand/ui/theme.css';
import { MessageThread } from '@homestand/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { first, firstPage, messagesFrom } from './messages.ts';

const nothing = () => {};
const actions = {
  onOpenMedia: nothing,
  onDelete: nothing,
  onResend: nothing,
  onDiscard: nothing,
  onCancel: nothing,
};

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
    <div style={{ height: '100dvh' }}>
      <MessageThread
        items={items}
        topicKind="private"
        label="トーク"
        older={{ status: 'none', onLoad: nothing }}
        firstUnreadKey={null}
        place={null}
        links={{ trustedOrigins: [], onAsk: nothing }}
        actions={actions}
      />
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
