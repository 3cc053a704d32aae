import { StaffAccountForm } from '@homestand/ui';

export function NewStaff() {
  return <StaffAccountForm pending={false} error={null} loginIdError={null} onCreate={() => {}} />;
}
