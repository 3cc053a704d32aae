import { SWRConfig } from 'swr';
import { setOffline } from '../browser/connection';
import { dismissToast, getToasts } from '../browser/toasts';
import { postponeUpdate } from '../browser/updates';
import { endSession } from '../session/session';
import { clearPersonMemory } from '../session/sessionScope';

/** Empties the modules that outlive the story or test before, as on a page that has just loaded. */
export function resetCore() {
  endSession({ onPurpose: false });
  clearPersonMemory(() => true);
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) cache.delete(key);
  for (const { id } of getToasts()) dismissToast(id);
  setOffline(false);
  postponeUpdate();
}
