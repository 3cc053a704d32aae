import { ShortcutSettings } from '@homestand/ui';
import { useState } from 'react';

export function OwnKeys() {
  const [single, setSingle] = useState(true);
  return <ShortcutSettings single={single} onSingleChange={setSingle} onShowAll={() => {}} />;
}
