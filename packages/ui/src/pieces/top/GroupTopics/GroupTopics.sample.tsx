import { GroupTopics, TextArea } from '@homestand/ui';
import { useState } from 'react';

export function GroupMessages() {
  const [openId, setOpenId] = useState<string | null>('a');
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  return (
    <GroupTopics
      items={[
        { id: 'a', title: '応援トーク' },
        { id: 'b', title: '試合の日トーク' },
      ]}
      openId={openId}
      onToggle={(id) => setOpenId(id === openId ? null : id)}
      renderComposer={(id) => (
        <TextArea
          label="メッセージ"
          value={drafts[id] ?? ''}
          onValueChange={(text) => setDrafts({ ...drafts, [id]: text })}
        />
      )}
      hrefOf={(id) => `#${id}`}
    />
  );
}
