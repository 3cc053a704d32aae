import { MessageComposer, useMessageComposer } from '@homestand/ui';
import { sendText, wakeOutbox } from '../../data/outbox';
import { useWhileBusy } from '../../lib/busy';
import { type Target, useDraft, useWaitingFor } from '../../stores/unsent.store';
import { sendAttachment } from './sendAttachment';

type Props = { to: Target; onSent: (topicId: string) => void };

/** Writes to a player or a group from the top page. */
export function TargetComposer({ to, onSent }: Props) {
  const [draft, onDraftChange] = useDraft('topicId' in to ? to.topicId : `player-${to.playerId}`);
  const waiting = useWaitingFor(to);

  const composer = useMessageComposer({
    draft,
    onDraftChange,
    async onSend(text) {
      void sendText(to, text).then(({ topicId }) => onSent(topicId));
    },
    async onSendFile(attachment, options) {
      onSent((await sendAttachment(to, attachment, options)).topicId);
    },
  });

  useWhileBusy(composer.attachment !== null);

  return (
    <MessageComposer
      {...composer}
      waiting={waiting > 0 ? { count: waiting, onResend: wakeOutbox } : null}
    />
  );
}
