import {
  Avatar,
  ChatList,
  chatListMessages,
  LogoutButton,
  LogoutDialog,
  PasswordChangeDialog,
  PlayerPanel,
  playerPanelMessages,
  Screen,
} from '@homestand/ui';
import { useChats } from '../../data/chats';
import { LinkNotice } from '../../lib/LinkNotice';
import { useLogout } from '../../lib/useLogout';
import { useOpened } from '../../lib/useOpened';
import { bases } from '../../paths';
import { useSession } from '../../stores/session.store';
import { chatListProps } from './chatListProps';
import { usePasswordChange } from './usePasswordChange';

export function PlayerChatsScreen() {
  const { name = '', pictureUrl = null } = useSession() ?? {};
  const chats = useChats();
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
      action={<LogoutButton onLogout={logout.ask} />}
      notice={<LinkNotice keptAt={chats.keptAt} />}
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
