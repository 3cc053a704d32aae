import { ChatList, chatListMessages, OfflineBanner, Screen } from '@homestand/ui';
import { useChats } from '../../data/chats';
import { bases } from '../../paths';
import { useOffline } from '../../stores/link.store';
import { chatListProps } from './chatListProps';

export function ChatsScreen() {
  const chats = useChats();
  const offline = useOffline();

  return (
    <Screen
      title={chatListMessages.title}
      looks="large"
      tabBar
      notice={<OfflineBanner offline={offline} />}
    >
      <ChatList base={bases.user} viewer="user" {...chatListProps(chats)} />
    </Screen>
  );
}
