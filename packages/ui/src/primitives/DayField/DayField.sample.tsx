import { DayField } from '@homestand/ui';
import { useState } from 'react';

export function DayFieldSample() {
  const [day, setDay] = useState('2026-11-22');
  return <DayField label="開始日" value={day} onValueChange={setDay} />;
}
