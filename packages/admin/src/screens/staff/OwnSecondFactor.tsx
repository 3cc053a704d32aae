import { useActionInTurn } from '@homestand/app-core/react/useActionInTurn';
import { useLoadError } from '@homestand/app-core/react/useLoadError';
import { RecoveryCodes, SecondFactorSettings } from '@homestand/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../data/staff/login';
import {
  createRecoveryCodes,
  removePasskey,
  removeTotp,
  useSecondFactor,
} from '../../data/staff/secondFactor';
import { pathTo } from '../../paths';

/** The second factors of one's own account, or its new recovery codes. */
export function OwnSecondFactor() {
  const navigate = useNavigate();
  const factor = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { error, run } = useActionInTurn();
  const loadError = useLoadError(factor);

  if (codes) return <RecoveryCodes items={codes} onDone={() => setCodes(null)} />;
  return (
    <SecondFactorSettings
      factors={factor.data ?? null}
      error={error ?? loadError}
      // The login screen leads back here.
      onLogin={factor.data?.isRecentLogin === false ? () => void logOut() : null}
      onAdd={() => navigate(pathTo('addSecondFactor'))}
      onRemovePasskey={(id) => run(() => removePasskey(id))}
      onRemoveCode={() => run(removeTotp)}
      onRenew={() => run(async () => setCodes((await createRecoveryCodes()).recoveryCodes))}
    />
  );
}
