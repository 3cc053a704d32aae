import { Button, CheckoutStepper, Stack } from '@homestand/ui';
import { useState } from 'react';

const steps = ['info', 'payment', 'confirm', 'done'] as const;

export function CheckoutSteps() {
  const [at, setAt] = useState(0);
  return (
    <Stack gap="xl">
      <CheckoutStepper current={steps[at] ?? 'done'} />
      <Button tone="accent" onClick={() => setAt((at + 1) % steps.length)}>
        次へ進む
      </Button>
    </Stack>
  );
}
