import { QueryView } from '@homestand/app-core/react/QueryView';
import { useSession } from '@homestand/app-core/session/session';
import { LogoutDialog, MyPage, MyPageHeader, MyPageSkeleton, Screen } from '@homestand/ui';
import { useMyPage } from '../../data/account/myPage';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { useLogout } from '../../shell/useLogout';
import { favoritePath, MyPageContent } from './MyPageContent';

/** My page. Logging out works without the server. */
export function MyPageScreen() {
  const page = useMyPage();
  const session = useSession();
  const logout = useLogout();
  const me = page.data?.myInfo ?? session;
  const player = page.data?.favoritePlayer;

  return (
    <Screen title={{ screen: 'myPage' }} header="bare" tabBar>
      <MyPage
        notice={<ConnectionBanner refreshing={page.refreshing} />}
        header={
          <MyPageHeader
            name={me?.name ?? ''}
            pictureUrl={me?.pictureUrl ?? null}
            player={player}
            playerHref={favoritePath(player)}
            joinedAt={page.data?.joinedAt}
            cards={page.data?.collectionCount}
            onLogout={logout.ask}
          />
        }
      >
        <QueryView of={page} pending={<MyPageSkeleton />}>
          {(mine) => <MyPageContent mine={mine} asOf={page.asOf} />}
        </QueryView>
      </MyPage>
      <LogoutDialog {...logout.dialog} />
    </Screen>
  );
}
