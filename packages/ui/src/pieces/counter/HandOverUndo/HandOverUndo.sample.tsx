import { HandOverUndo } from '@homestand/ui';

export function Undo() {
  return (
    <HandOverUndo
      handOver={{ at: '2026-11-22T04:05:00.000Z', by: 'レジ1', means: null, amount: 0 }}
      pending={false}
      error={null}
      onUndo={async () => true}
    />
  );
}
