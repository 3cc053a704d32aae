import { StaffAccountDetails } from '@homestand/ui';

export function OneOfStaff() {
  return (
    <StaffAccountDetails
      account={null}
      isOwn={false}
      ownHref="/account"
      result={null}
      onRename={async () => {}}
      onRoleChange={async () => {}}
      onResetPassword={async () => {}}
      onResetSecondFactor={async () => {}}
      onRemove={async () => {}}
    />
  );
}
