import type { ReactNode } from 'react';
import { type StaffFrame, StaffFrameContext } from './staffFrame';

export type StaffPageFrameProps = StaffFrame & { children?: ReactNode };

/** Gives every StaffPage and CounterPage below it what is the same on all pages: the person, the menu, the logout. */
export function StaffPageFrame({ children, ...frame }: StaffPageFrameProps) {
  return <StaffFrameContext value={frame}>{children}</StaffFrameContext>;
}
