import {
  SecondFactorForm,
  SecondFactorSetup,
  StaffPasswordChange,
  useSecondFactorForm,
} from '@homestand/ui';
import { useClub } from '../../data/counter/club';
import { logOut } from '../../data/staff/login';
import {
  canCreatePasskey,
  logInWithCode,
  logInWithPasskey,
  loginMethods,
} from '../../data/staff/secondFactor';
import { useStaffSession } from '../../data/staff/staffSession';
import { useOwnPassword } from './useOwnPassword';
import { useRegisterSecondFactor } from './useRegisterSecondFactor';
import { useSecondFactorError } from './useSecondFactorError';

/** What follows the password of a login: the second factor, setting one up first, or a password of one's own. */
export function SecondFactorScreen() {
  const step = useStaffSession()?.step;
  if (step === 'password') return <OwnPassword />;
  return step === 'enrol' ? <Enrolment /> : <Verification />;
}

function OwnPassword() {
  const { data: club } = useClub();
  const form = useOwnPassword({ open: true, onClose: () => {} });
  return (
    <StaffPasswordChange
      {...form}
      kind="login"
      club={club}
      onOpen={() => {}}
      onLeave={() => void logOut()}
    />
  );
}

function Verification() {
  const { data: club } = useClub();
  const form = useSecondFactorForm({
    onPasskey: logInWithPasskey,
    onCode: logInWithCode,
    errorOf: useSecondFactorError(),
  });
  return (
    <SecondFactorForm {...form} club={club} methods={loginMethods()} onBack={() => void logOut()} />
  );
}

function Enrolment() {
  const { data: club } = useClub();
  return (
    <SecondFactorSetup
      {...useRegisterSecondFactor()}
      kind="login"
      club={club}
      canCreatePasskey={canCreatePasskey()}
      canAddCode
      onLeave={() => void logOut()}
    />
  );
}
