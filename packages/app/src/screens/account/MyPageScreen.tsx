import {
  LogoutDialog,
  MyPage,
  MyPageHeader,
  MyPageSkeleton,
  myPageMessages,
  Screen,
} from '@homestand/ui';
import { useMyPage } from '../../data/myPage';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { useLogout } from '../../lib/useLogout';
import { useSession } from '../../stores/session.store';
import { favoritePath, MyPageContent } from './MyPageContent';

/** Who one is here, and what one has done. Signing out needs no server. */
export function MyPageScreen() {
  const page = useMyPage();
  const session = useSession();
  const logout = useLogout();
  const me = page.data?.myInfo ?? session;
  const player = page.data?.favoritePlayer;

  return (
    <Screen title={myPageMessages.title} looks="bare" tabBar>
      <MyPage
        notice={<LinkNotice />}
        header={
          <MyPageHeader
            name={me?.name ?? ''}
            pictureUrl={me?.pictureUrl ?? null}
            player={player}
            playerHref={favoritePath(player)}
            onLogout={logout.ask}
          />
        }
      >
        <Async of={page} pending={<MyPageSkeleton />}>
          {(mine) => <MyPageContent mine={mine} offlineSince={page.offlineSince} />}
        </Async>
      </MyPage>
      <LogoutDialog {...logout.dialog} />
    </Screen>
  );
}
