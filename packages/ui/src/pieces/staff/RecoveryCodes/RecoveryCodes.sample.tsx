import { RecoveryCodes } from '@homestand/ui';

export function NewCodes() {
  return <RecoveryCodes items={['kr7m-tq4x-zw9p-ab3c', 'h2nd-8vfe-mm5q-rt6y']} onDone={() => {}} />;
}
