import { ChatList, chatListMessages, Screen } from '@homestand/ui';
import { useChats } from '../../data/chats';
import { LinkNotice } from '../../lib/LinkNotice';
import { bases } from '../../paths';
import { chatListProps } from './chatListProps';

export function ChatsScreen() {
  const chats = useChats();

  return (
    <Screen
      title={chatListMessages.title}
      looks="large"
      tabBar
      notice={<LinkNotice keptAt={chats.keptAt} />}
    >
      <ChatList base={bases.user} viewer="user" {...chatListProps(chats)} />
    </Screen>
  );
}
