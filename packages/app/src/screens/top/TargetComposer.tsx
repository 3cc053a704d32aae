import { useInterruptionGuard } from '@homestand/app-core/browser/interruptionGuard';
import { MessageComposer, useMessageComposer } from '@homestand/ui';
import { useMessageDraft } from '../../data/messages/messageDraft.store';
import { resendTexts, sendText } from '../../data/messages/outbox';
import { type Target, useOutboxCount } from '../../data/messages/outbox.store';
import { sendAttachment } from './sendAttachment';

type Props = { to: Target; onSent: (topicId: string) => void };

/** Composer for a player or a group on the top page. */
export function TargetComposer({ to, onSent }: Props) {
  const [draft, onDraftChange] = useMessageDraft(
    'topicId' in to ? to.topicId : `player-${to.playerId}`,
  );
  const waiting = useOutboxCount(to);

  const composer = useMessageComposer({
    draft,
    onDraftChange,
    async onSend(text) {
      void sendText(to, text).then((sent) => sent && onSent(sent.topicId));
    },
    async onSendFile(attachment, options) {
      onSent((await sendAttachment(to, attachment, options)).topicId);
    },
  });

  useInterruptionGuard(Boolean(composer.media?.attachment));

  return (
    <MessageComposer
      {...composer}
      waiting={waiting > 0 ? { count: waiting, onResend: () => resendTexts(to) } : null}
    />
  );
}
