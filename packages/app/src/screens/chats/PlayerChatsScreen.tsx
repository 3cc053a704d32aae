import {
  Avatar,
  Button,
  ChatList,
  chatListMessages,
  LogoutDialog,
  OfflineBanner,
  PasswordChangeDialog,
  PlayerPanel,
  playerPanelMessages,
  Screen,
} from '@homestand/ui';
import { useChats } from '../../data/chats';
import { useLogout } from '../../lib/useLogout';
import { useOpened } from '../../lib/useOpened';
import { bases } from '../../paths';
import { useOffline } from '../../stores/link.store';
import { useSession } from '../../stores/session.store';
import { chatListProps } from './chatListProps';
import { usePasswordChange } from './usePasswordChange';

export function PlayerChatsScreen() {
  const { name = '', pictureUrl = null } = useSession() ?? {};
  const chats = useChats();
  const offline = useOffline();
  const panel = useOpened('panel');
  const password = usePasswordChange(panel.opened === 'password', panel.close);
  const logout = useLogout();

  return (
    <Screen
      title={chatListMessages.titleOf(name)}
      looks="bar"
      lead={<Avatar src={pictureUrl} name={name} size="small" />}
      leadLabel={playerPanelMessages.open}
      onLeadClick={() => panel.open('profile')}
      action={
        <Button size="small" emphasis="quiet" onClick={logout.ask}>
          {playerPanelMessages.logout}
        </Button>
      }
      notice={<OfflineBanner offline={offline} />}
    >
      <ChatList base={bases.player} viewer="player" {...chatListProps(chats)} />
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
