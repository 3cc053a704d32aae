import { resetCore } from '@homestand/app-core/testing/resetCore';
import { setSound } from '../data/counter/sound';
import { setSingleKeys } from '../data/shortcuts';
import { endStaffSession } from '../data/staff/staffSession';
import { setTodayIsLive } from '../data/today/live';

/** Empties the modules that outlive the story or test before, as on a page that has just loaded. */
export function resetModules() {
  // The list and the queue of the counter follow the session.
  endStaffSession({ onPurpose: false });
  resetCore();
  setTodayIsLive(true);
  setSingleKeys(true);
  setSound(true);
}
