import { useSecondFactorSetup } from '@homestand/ui';
import { useRef } from 'react';
import {
  type Added,
  beginAdded,
  confirmTotp,
  createPasskey,
  startTotp,
} from '../../data/staff/secondFactor';
import { useSecondFactorError } from './useSecondFactorError';

/** Sets up a second factor. The session that it opens begins when the recovery codes have been seen. */
export function useRegisterSecondFactor(onDone?: () => void) {
  const added = useRef<Added | null>(null);
  function keep(result: Added) {
    added.current = result;
    return result.recoveryCodes;
  }
  return useSecondFactorSetup({
    onPasskey: async () => keep(await createPasskey()),
    onStart: startTotp,
    onConfirm: async (code) => keep(await confirmTotp(code)),
    onDone() {
      if (added.current) beginAdded(added.current);
      onDone?.();
    },
    errorOf: useSecondFactorError(),
  });
}
