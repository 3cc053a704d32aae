import { StaffRoleChoice, type StaffRoleName } from '@homestand/ui';
import { useState } from 'react';

export function Role() {
  const [role, setRole] = useState<StaffRoleName | null>(null);
  return <StaffRoleChoice value={role} onValueChange={setRole} />;
}
