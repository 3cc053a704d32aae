import { SecondFactorForm, SecondFactorSetup, useSecondFactorForm } from '@homestand/ui';
import { logOut } from '../../data/auth/login';
import {
  canCreatePasskey,
  logInWithCode,
  logInWithPasskey,
  loginMethods,
} from '../../data/auth/secondFactor';
import { useStaffSession } from '../../data/auth/staffSession';
import { useSetup } from './useSetup';
import { useStepError } from './useStepError';

/** The second step of a login: the second factor, or setting one up first. */
export function SecondFactorScreen() {
  return useStaffSession()?.step === 'enrol' ? <Enrolment /> : <Verification />;
}

function Verification() {
  const form = useSecondFactorForm({
    onPasskey: logInWithPasskey,
    onCode: logInWithCode,
    errorOf: useStepError(),
  });
  return <SecondFactorForm {...form} methods={loginMethods()} onBack={() => void logOut()} />;
}

function Enrolment() {
  return (
    <SecondFactorSetup
      {...useSetup()}
      kind="login"
      canCreatePasskey={canCreatePasskey()}
      canAddCode
      onLeave={() => void logOut()}
    />
  );
}
