import { StaffPassword } from '@homestand/ui';

export function NewPassword() {
  return (
    <StaffPassword
      name="佐野 みなみ"
      loginId="sano"
      password="kR7m-Tq4x-Zw9p"
      address="https://fanclub.example/admin/login"
      onPrint={() => window.print()}
      onDone={() => {}}
    />
  );
}
