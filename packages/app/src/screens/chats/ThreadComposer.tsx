import { chatListMessages, MessageComposer, useMessageComposer } from '@homestand/ui';
import { sendToTopic } from '../../data/files';
import type { Thread } from '../../data/thread.merge';
import { useSession } from '../../stores/session.store';
import { useDraft } from '../../stores/unsent.store';
import type { useTalk } from './useTalk';

type Props = {
  topicId: string;
  thread: Thread | undefined;
  talk: ReturnType<typeof useTalk>;
};

/** Writes to one topic. Who answers many is asked once more who will read it. */
export function ThreadComposer({ topicId, thread, talk }: Props) {
  const info = thread?.info;
  const [draft, onDraftChange] = useDraft(topicId);
  const isPlayer = useSession()?.viewer === 'player';

  const composer = useMessageComposer({
    draft,
    onDraftChange,
    onSend: talk.send,
    async onSendFile({ file, kind }) {
      talk.forgetUnread();
      await sendToTopic(topicId, file, kind);
    },
    // The thread has room for it: only the top page folds its inputs.
    foldable: false,
    ...(isPlayer && info && { audience: { kind: info.chatType, name: info.title } }),
  });

  return (
    <MessageComposer
      {...composer}
      // Until it is known who will read it, nothing goes out.
      {...(isPlayer && !info && { canSend: false })}
      {...(thread?.preview && { readOnlyReason: chatListMessages.previewHelp })}
    />
  );
}
