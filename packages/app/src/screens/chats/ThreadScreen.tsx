import {
  Avatar,
  DeleteDialog,
  LoadFailure,
  MessageThread,
  MessageThreadSkeleton,
  OfflineBanner,
  Screen,
} from '@homestand/ui';
import { useOpened } from '../../lib/useOpened';
import { pathTo, useRouteParams } from '../../paths';
import { useOffline } from '../../stores/link.store';
import { useSession } from '../../stores/session.store';
import { MediaViewer } from './MediaViewer';
import { ThreadComposer } from './ThreadComposer';
import { useDeleting } from './useDeleting';
import { useTalk } from './useTalk';

/** One talk, for both: a fan's and a player's thread differ only in where they lead back to. */
export function ThreadScreen() {
  const { topicId } = useRouteParams('thread');
  const isPlayer = useSession()?.viewer === 'player';
  const offline = useOffline();

  const talk = useTalk(topicId);
  const { data, error, mutate, isValidating } = talk.thread;
  const { items } = talk.shown;
  const deleting = useDeleting(topicId, items);
  const media = useOpened('media');
  const info = data?.info;

  return (
    <Screen
      title={info?.title ?? ''}
      layout="fill"
      looks="bar"
      backHref={pathTo(isPlayer ? 'playerMessages' : 'messages')}
      lead={
        info?.chatType === 'private' && (
          <Avatar size="small" src={info.userAvatar} name={info.userName} />
        )
      }
      notice={<OfflineBanner offline={offline} pending={items.filter(isWaiting).length} />}
      footer={<ThreadComposer topicId={topicId} thread={data} talk={talk} />}
    >
      {data ? (
        <MessageThread
          key={topicId}
          {...talk.shown}
          menuDisabled={media.opened !== null}
          onDelete={deleting.ask}
          onOpenMedia={media.open}
        />
      ) : error ? (
        <LoadFailure onRetry={() => void mutate()} retrying={isValidating} offline={offline} />
      ) : (
        <MessageThreadSkeleton />
      )}
      <DeleteDialog {...deleting.dialog} />
      <MediaViewer items={items} opened={media.opened} onClose={media.close} />
    </Screen>
  );
}

const isWaiting = ({ state }: { state: string }) => state === 'unsent';
