import { StaffAccountForm, StaffPage, StaffPassword } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { loginAddress, pathTo } from '../../paths';
import { useNewStaff } from './useNewStaff';

/** Makes an account, and shows its password once. */
export function NewStaffScreen() {
  const navigate = useNavigate();
  const { shown, form } = useNewStaff();
  return (
    <StaffPage backHref={pathTo('staff')} current="staff">
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
