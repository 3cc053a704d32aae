import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { useSession } from '@homestand/app-core/session/session';
import { Avatar, LinkDialog, MessageThreadDelete, ReportSheet, Screen } from '@homestand/ui';
import { pathTo, useRouteParams } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { PushNotice } from '../../shell/PushNotice';
import { SanctionBanner } from '../../shell/SanctionBanner';
import { useReport } from '../moderation/useReport';
import { MediaViewer } from './MediaViewer';
import { ThreadComposer } from './ThreadComposer';
import { ThreadContent } from './ThreadContent';
import { useDeleteDialog } from './useDeleteDialog';
import { useThread } from './useThread';

/** The thread of one topic for fans and players; only the back link differs. */
export function ThreadScreen() {
  const { topicId } = useRouteParams('thread');
  const isPlayer = useSession()?.viewer === 'player';

  const threadView = useThread(topicId);
  const { data } = threadView.thread;
  const { items } = threadView.shown;
  const deleting = useDeleteDialog(topicId, items);
  const reporting = useReport(topicId, items);
  const media = useOverlayParam('media');
  const { title, chatType, userAvatar, userName } = (!threadView.isGone && data?.info) || {};
  const listHref = pathTo(isPlayer ? 'playerMessages' : 'messages');
  const waiting = items.filter(({ state }) => state === 'unsent').length;

  return (
    <Screen
      title={title ?? { screen: 'thread' }}
      titleHidden={title === undefined}
      badge={threadView.badge}
      kind="fill"
      back={{ href: listHref }}
      lead={
        chatType === 'private'
          ? { content: <Avatar size="small" src={userAvatar} name={userName} /> }
          : undefined
      }
      notice={
        <>
          <ConnectionBanner pending={waiting} asOf={threadView.thread.asOf} />
          <SanctionBanner />
          <PushNotice at="message" />
        </>
      }
      footer={
        !threadView.isGone && (
          <ThreadComposer topicId={topicId} thread={data} threadView={threadView} />
        )
      }
    >
      <ThreadContent
        {...{ topicId, threadView, media, listHref }}
        menu={{ onDelete: deleting.ask, onReport: reporting.ask }}
      />
      <MessageThreadDelete {...deleting.dialog} />
      <LinkDialog {...threadView.linkDialog} />
      <ReportSheet {...reporting.sheet} />
      <MediaViewer items={items} opened={media.opened} onClose={media.close} />
    </Screen>
  );
}
