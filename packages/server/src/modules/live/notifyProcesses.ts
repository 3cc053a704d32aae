import type { Services } from '../../services.ts';

/** Says here and to the other processes that there is something to tell. Call it when it is committed. */
export function notifyProcesses({ live, bus, onError }: Services): void {
  void live.look();
  bus.publish().catch(onError);
}
