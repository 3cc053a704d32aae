import { useSession } from '@homestand/app-core/session/session';
import { MessageComposer, useMessageComposer } from '@homestand/ui';
import { useMessageDraft } from '../../data/messages/messageDraft.store';
import type { Thread } from '../../data/messages/thread.merge';
import { sendFileToTopic } from '../../data/messages/uploadQueue';
import type { useThread } from './useThread';

type Props = {
  topicId: string;
  thread: Thread | undefined;
  threadView: ReturnType<typeof useThread>;
};

/** Composer of one topic. Players confirm the audience before sending to many fans. */
export function ThreadComposer({ topicId, thread, threadView }: Props) {
  const info = thread?.info;
  const [draft, onDraftChange] = useMessageDraft(topicId);
  const isPlayer = useSession()?.viewer === 'player';

  const composer = useMessageComposer({
    draft,
    onDraftChange,
    onSend: threadView.send,
    async onSendFile({ file, kind }) {
      threadView.forgetUnread();
      await sendFileToTopic(topicId, file, kind);
    },
    // Only the top page's composers fold.
    foldable: false,
    ...(isPlayer && info && { audience: { kind: info.chatType, name: info.title } }),
  });

  return (
    <MessageComposer
      {...composer}
      // A player cannot send until the audience is known.
      {...(isPlayer && !info && { canSend: false })}
      {...(thread?.preview && { readOnly: true })}
    />
  );
}
