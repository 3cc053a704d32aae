import { Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { StaffAccount } from '../StaffAccountList/StaffAccountList';
import type { StaffRoleName } from '../StaffRoleChoice/StaffRoleChoice';
import { staffAccountDetailsMessages } from './messages';
import { StaffAccountDetailsParts } from './StaffAccountDetailsParts';

export type StaffAccountChange = 'name' | 'role' | 'password' | 'factor' | 'remove';

export type StaffAccountDetailsProps = {
  /** Null while it loads. */
  account: StaffAccount | null;
  /** One's own account: its role and second factor cannot be changed here, and it cannot be removed. */
  isOwn: boolean;
  /** The page of one's own login. */
  ownHref: string;
  /** How the last change ended. */
  result: { of: StaffAccountChange; error: string | null } | null;
  onRename: (name: string) => Promise<unknown>;
  /** Each is called after a confirmation; a rejected promise is shown by `result`. */
  onRoleChange: (role: StaffRoleName) => Promise<unknown>;
  onResetPassword: () => Promise<unknown>;
  onResetSecondFactor: () => Promise<unknown>;
  onRemove: () => Promise<unknown>;
};

/** One account of staff, and all that an owner changes in it. */
export function StaffAccountDetails({ account, ...rest }: StaffAccountDetailsProps) {
  const m = useMessages('StaffAccountDetails', staffAccountDetailsMessages);
  if (account === null) return <Skeleton label={m.loading} lines={6} />;
  return <StaffAccountDetailsParts account={account} {...rest} />;
}
