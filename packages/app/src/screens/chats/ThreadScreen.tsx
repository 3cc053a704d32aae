import { Avatar, DeleteDialog, MessageThread, MessageThreadSkeleton, Screen } from '@homestand/ui';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { PushNotice } from '../../lib/PushNotice';
import { useOpened } from '../../lib/useOpened';
import { pathTo, useRouteParams } from '../../paths';
import { useSession } from '../../stores/session.store';
import { MediaViewer } from './MediaViewer';
import { ThreadComposer } from './ThreadComposer';
import { useDeleting } from './useDeleting';
import { useTalk } from './useTalk';

/** One talk, for both: a fan's and a player's thread differ only in where they lead back to. */
export function ThreadScreen() {
  const { topicId } = useRouteParams('thread');
  const isPlayer = useSession()?.viewer === 'player';

  const talk = useTalk(topicId);
  const { data } = talk.thread;
  const { items } = talk.shown;
  const deleting = useDeleting(topicId, items);
  const media = useOpened('media');
  const { title = '', chatType, userAvatar, userName } = data?.info ?? {};
  const waiting = items.filter(({ state }) => state === 'unsent').length;

  return (
    <Screen
      title={title}
      layout="fill"
      backHref={pathTo(isPlayer ? 'playerMessages' : 'messages')}
      lead={chatType === 'private' && <Avatar size="small" src={userAvatar} name={userName} />}
      notice={
        <>
          <LinkNotice pending={waiting} keptAt={talk.thread.keptAt} />
          <PushNotice at="message" />
        </>
      }
      footer={<ThreadComposer topicId={topicId} thread={data} talk={talk} />}
    >
      <Async of={talk.thread} pending={<MessageThreadSkeleton />}>
        {() => (
          <MessageThread
            key={topicId}
            {...talk.shown}
            menuDisabled={media.opened !== null}
            onDelete={deleting.ask}
            onOpenMedia={media.open}
          />
        )}
      </Async>
      <DeleteDialog {...deleting.dialog} />
      <MediaViewer items={items} opened={media.opened} onClose={media.close} />
    </Screen>
  );
}
