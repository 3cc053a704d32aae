import { ClubWelcome, clubWelcomeMessages } from '@homestand/ui';
import { useHealth } from '../../data/health';
import { showToast } from '../../stores/toasts.store';

export function HomeScreen() {
  const health = useHealth();
  const status = health.data ? 'ready' : health.error ? 'missing' : 'checking';

  async function lookAgain() {
    // A refused look rejects only here; the screen itself reads it from `health.error`.
    const found = await health.mutate().catch(() => undefined);
    if (!found) showToast(clubWelcomeMessages.stillMissing);
  }

  return (
    <ClubWelcome status={status} retrying={health.isValidating} onRetry={() => void lookAgain()} />
  );
}
