import { CounterGuide } from '@homestand/ui';

export function Guide() {
  return <CounterGuide onPrint={() => window.print()} />;
}
