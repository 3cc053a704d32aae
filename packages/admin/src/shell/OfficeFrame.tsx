import { StaffPageFrame } from '@homestand/ui';
import type { ReactNode } from 'react';
import { logOut } from '../data/staff/login';
import { useStaffSession } from '../data/staff/staffSession';
import { useMenuBadges } from './useMenuBadges';
import { useMenuLinks } from './useMenuLinks';

/** What all pages with a session have in common: the person, the menu of the role, the logout. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <StaffPageFrame
      name={useStaffSession()?.name ?? ''}
      hrefs={useMenuLinks()}
      counts={useMenuBadges()}
      onLogout={() => void logOut()}
    >
      {children}
    </StaffPageFrame>
  );
}
