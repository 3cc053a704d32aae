import { KeySettings } from '@homestand/ui';
import { useState } from 'react';

export function OwnKeys() {
  const [single, setSingle] = useState(true);
  return <KeySettings single={single} onSingleChange={setSingle} onShowAll={() => {}} />;
}
