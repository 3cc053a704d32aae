import { QueryView } from '@homestand/app-core/react/QueryView';
import type { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import {
  ContentMissing,
  MessageThread,
  type MessageThreadProps,
  MessageThreadSkeleton,
} from '@homestand/ui';
import type { useThread } from './useThread';

type Props = {
  topicId: string;
  threadView: ReturnType<typeof useThread>;
  media: ReturnType<typeof useOverlayParam>;
  menu: Pick<MessageThreadProps['actions'], 'onDelete' | 'onReport'>;
  listHref: string;
};

/** The messages of one topic; without a menu in a preview, and a link to the list where the topic is gone. */
export function ThreadContent({ topicId, threadView, media, menu, listHref }: Props) {
  if (threadView.isGone) return <ContentMissing what="thread" listHref={listHref} />;
  return (
    <QueryView of={threadView.thread} pending={<MessageThreadSkeleton />}>
      {({ preview }) => (
        <MessageThread
          key={topicId}
          {...threadView.shown}
          menuDisabled={media.opened !== null}
          actions={{
            ...threadView.unsentActions,
            ...(!preview && menu),
            onOpenMedia: media.open,
          }}
        />
      )}
    </QueryView>
  );
}
