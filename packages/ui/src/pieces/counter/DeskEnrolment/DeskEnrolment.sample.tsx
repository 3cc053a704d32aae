import { DeskEnrolment } from '@homestand/ui';
import { useState } from 'react';

export function Enrol() {
  const [pending, setPending] = useState(false);
  return (
    <DeskEnrolment
      kind="ready"
      pending={pending}
      error={null}
      loginHref="#login"
      homeHref="/"
      onLogout={() => {}}
      onEnrol={() => setPending(true)}
    />
  );
}
