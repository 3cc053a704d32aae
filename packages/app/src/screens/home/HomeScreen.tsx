import { ClubWelcome } from '@homestand/ui';
import { useHealth } from '../../data/health';

export function HomeScreen() {
  const health = useHealth();
  const status = health.data ? 'ready' : health.error ? 'missing' : 'checking';

  return (
    <ClubWelcome
      status={status}
      retrying={health.isValidating}
      onRetry={() => void health.mutate().catch(() => undefined)}
    />
  );
}
