import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { SecondFactorSetup, StaffPage } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { canCreatePasskey, useSecondFactor } from '../../data/staff/secondFactor';
import { pathTo } from '../../paths';
import { useRegisterSecondFactor } from './useRegisterSecondFactor';

/** Adds another second factor to one's own account. */
export function AddSecondFactorScreen() {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { data } = useSecondFactor();
  const setup = useRegisterSecondFactor(() => void (isCurrent() && navigate(pathTo('account'))));
  return (
    <StaffPage backHref={pathTo('account')} current="account">
      <SecondFactorSetup
        {...setup}
        canCreatePasskey={canCreatePasskey()}
        canAddCode={data?.hasCode === false}
      />
    </StaffPage>
  );
}
