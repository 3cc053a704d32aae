import { LicensesLink } from '@homestand/ui';

export function Licenses() {
  return <LicensesLink href="#licenses" />;
}
