import { StaffPage } from '@homestand/ui';
import type { ComponentProps } from 'react';
import { DeskSync } from './DeskSync';
import { useDeskLogout } from './useDeskLogout';
import { useHandOverQueue } from './useHandOverQueue';

type Props = Pick<ComponentProps<typeof StaffPage>, 'current' | 'children'>;

/** A page beside the camera: the state of the device's list above, and no logout while hand-overs wait. */
export function DeskPage({ current, children }: Props) {
  const leave = useDeskLogout(useHandOverQueue().waiting);
  return (
    <StaffPage
      current={current}
      onLogout={leave.onLogout}
      status={<DeskSync leaving={leave.refused} />}
    >
      {children}
    </StaffPage>
  );
}
