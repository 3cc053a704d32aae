import { createContext, type ReactNode, use } from 'react';
import type { StaffMenuItem } from './menuItems';

export type StaffFrame = {
  /** Who is signed in. */
  name: string;
  /** The menu of this role; an item without an address is left out. One's own account is behind the name. */
  hrefs: Readonly<Partial<Record<StaffMenuItem | 'account', string>>>;
  /** The number of decisions that wait behind each item of the menu. */
  counts?: Readonly<Partial<Record<StaffMenuItem, number>>> | undefined;
  onLogout: () => void;
};

const StaffFrameContext = createContext<StaffFrame>({
  name: '',
  hrefs: {},
  onLogout() {},
});

export const useStaffFrame = () => use(StaffFrameContext);

export type StaffPageFrameProps = StaffFrame & { children?: ReactNode };

/** Gives every StaffPage and CounterPage below it what is the same on all pages: the person, the menu, the logout. */
export function StaffPageFrame({ children, ...frame }: StaffPageFrameProps) {
  return <StaffFrameContext value={frame}>{children}</StaffFrameContext>;
}
