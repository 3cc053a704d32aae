import { StaffAccountForm, StaffPage, StaffPassword } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../data/staff/login';
import { useStaffSession } from '../../data/staff/staffSession';
import { loginAddress, pathTo } from '../../paths';
import { useMenuBadges } from '../useMenuBadges';
import { useMenuLinks } from '../useMenuLinks';
import { useNewStaff } from './useNewStaff';

/** Makes an account, and shows its password once. */
export function NewStaffScreen() {
  const navigate = useNavigate();
  const { shown, form } = useNewStaff();
  return (
    <StaffPage
      backHref={pathTo('staff')}
      name={useStaffSession()?.name ?? ''}
      hrefs={useMenuLinks()}
      counts={useMenuBadges()}
      current="staff"
      onLogout={() => void logOut()}
    >
      {shown ? (
        <StaffPassword
          {...shown}
          address={loginAddress()}
          onPrint={() => window.print()}
          onDone={() => void navigate(pathTo('staff'))}
        />
      ) : (
        <StaffAccountForm {...form} onCreate={(account) => void form.onCreate(account)} />
      )}
    </StaffPage>
  );
}
