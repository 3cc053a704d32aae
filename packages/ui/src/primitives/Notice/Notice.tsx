// Engine: native div; no script.
import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../../icons';
import { type NoticeVariants, notice, region } from './Notice.css';

export type NoticeProps = NoticeVariants & {
  /**
   * Reads the text aloud when it comes or changes: `alert` at once, `status` in the next pause. The live region stays
   * while there is no text, because screen readers miss a region that comes together with its text.
   */
  role?: 'alert' | 'status' | undefined;
  /** Without a text nothing is shown. */
  children?: ReactNode;
};

/** Box with a mark and a text that stays: what went wrong, what to consider, what was done. */
export function Notice({ tone = 'neutral', role, children }: NoticeProps) {
  const isEmpty =
    children === undefined || children === null || children === false || children === '';
  const box = isEmpty ? null : (
    <div className={notice({ tone })}>
      {marks[tone]}
      <div>{children}</div>
    </div>
  );
  return role === undefined ? (
    box
  ) : (
    <div role={role} className={region}>
      {box}
    </div>
  );
}

const marks = {
  neutral: <InfoIcon size="small" />,
  success: <CheckIcon size="small" />,
  warning: <WarningIcon size="small" />,
  danger: <WarningIcon size="small" />,
};
