import type { Services } from '../../services.ts';

/** Wakes the event hub of this process and of the others. To be called after the commit. */
export function notifyProcesses({ live, bus, onError }: Services): void {
  void live.look();
  bus.publish().catch(onError);
}
