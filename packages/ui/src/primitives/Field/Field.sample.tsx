import { Field } from '@homestand/ui';
import { useState } from 'react';

export function VisitDate() {
  const [date, setDate] = useState('');
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <Field
      label="ご来場日"
      necessity="required"
      hint="受け取る日を選んでください。"
      error={hasLeft && date === '' ? 'ご来場日を選んでください' : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          value={date}
          onBlur={() => setHasLeft(true)}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
