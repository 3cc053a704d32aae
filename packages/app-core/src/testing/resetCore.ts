import { SWRConfig } from 'swr';
import { SWRGlobalState } from 'swr/_internal';
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
  // What still loads would be shared with the next screen that asks for it.
  const [, , loads = {}] = SWRGlobalState.get(cache) ?? [];
  for (const key of Object.keys(loads)) delete loads[key];
  for (const { id } of getToasts()) dismissToast(id);
  setOffline(false);
  postponeUpdate();
}
