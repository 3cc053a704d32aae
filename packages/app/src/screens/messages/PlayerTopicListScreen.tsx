import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { useSession } from '@homestand/app-core/session/session';
import {
  Avatar,
  LogoutDialog,
  LogoutDialogButton,
  PasswordChangeDialog,
  PlayerPanel,
  Screen,
  TopicList,
} from '@homestand/ui';
import { useTopics } from '../../data/messages/topics';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { useLogout } from '../../shell/useLogout';
import { usePasswordChange } from '../auth/usePasswordChange';
import { topicListProps } from './topicListProps';

export function PlayerTopicListScreen() {
  const { name = '', pictureUrl = null } = useSession() ?? {};
  const topics = useTopics();
  const panel = useOverlayParam('panel');
  const password = usePasswordChange(panel.opened === 'password', panel.close);
  const logout = useLogout();

  return (
    <Screen
      title={{ screen: 'playerMessages', name }}
      header="bar"
      kind="list"
      lead={{
        content: <Avatar src={pictureUrl} name={name} size="small" />,
        onClick: () => panel.open('profile'),
      }}
      action={<LogoutDialogButton onLogout={logout.ask} />}
      notice={<ConnectionBanner asOf={topics.asOf} refreshing={topics.refreshing} />}
    >
      <TopicList
        hrefOf={(topicId) => pathTo('playerThread', { topicId })}
        viewer="player"
        {...topicListProps(topics)}
      />
      <PlayerPanel
        open={panel.opened === 'profile'}
        name={name}
        avatarUrl={pictureUrl ?? ''}
        onClose={panel.close}
        onPasswordChange={() => panel.replace('password')}
        onLogout={logout.ask}
      />
      <PasswordChangeDialog {...password} />
      <LogoutDialog {...logout.dialog} />
    </Screen>
  );
}
