import { useOffline } from '@homestand/app-core/browser/connection';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import {
  LastUpdated,
  LoadFailure,
  StaffAccountDetails,
  StaffPage,
  StaffPassword,
} from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { useStaff } from '../../data/staff/staff';
import { useStaffSession } from '../../data/staff/staffSession';
import { loginAddress, pathTo, useRouteParams } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { useStaffAccount } from './useStaffAccount';

export function StaffAccountScreen() {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const session = useStaffSession();
  const { staffId } = useRouteParams('staffAccount');
  const staff = useStaff();
  const offline = useOffline();
  const { data, error } = staff;
  const account = data?.list.find(({ id }) => id === staffId);
  const onRemoved = () => void (isCurrent() && navigate(pathTo('staff'), { replace: true }));
  const { shown, hidePassword, details } = useStaffAccount({ account, onRemoved });
  if (data && !account && !staff.isValidating) return <NotFoundScreen />;

  return (
    <StaffPage backHref={pathTo('staff')} {...(account && { title: account.name })} current="staff">
      {error && data && <LastUpdated asOf={data.asOf} />}
      {error && !data && (
        <LoadFailure
          offline={offline}
          retrying={staff.isValidating}
          onRetry={() => void staff.mutate()}
        />
      )}
      {shown && (
        <StaffPassword
          {...shown}
          address={loginAddress()}
          onPrint={() => window.print()}
          onDone={hidePassword}
        />
      )}
      {!shown && (data || !error) && (
        <StaffAccountDetails
          key={staffId}
          account={account ?? null}
          isOwn={account?.id === session?.id}
          ownHref={pathTo('account')}
          {...details}
        />
      )}
    </StaffPage>
  );
}
