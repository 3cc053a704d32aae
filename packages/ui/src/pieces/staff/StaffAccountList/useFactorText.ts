import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffAccountListMessages } from './messages';
import type { StaffAccount } from './StaffAccountList';

/** Says which second factors an account has. A desk needs none. */
export function useFactorText(): (account: Pick<StaffAccount, 'role' | 'secondFactor'>) => string {
  const m = useMessages('StaffAccountList', staffAccountListMessages);
  return ({ role, secondFactor: { passkeys, hasCode } }) => {
    const parts = [...(passkeys > 0 ? [m.passkeys(passkeys)] : []), ...(hasCode ? [m.code] : [])];
    if (parts.length > 0) return parts.join(m.and);
    return role === 'desk' ? m.notNeeded : m.noFactor;
  };
}
