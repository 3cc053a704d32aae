import { resetCore } from '@homestand/app-core/testing/resetCore';
import { setClaimsPaused } from '../data/cards/codeClaims.store';
import { suspension } from '../data/moderation/suspension.store';
import { clearLocalCart } from '../data/shop/cart.store';

/** Empties the modules that outlive the story or test before, as on a page that has just loaded. */
export function resetModules() {
  resetCore();
  clearLocalCart();
  setClaimsPaused(false);
  suspension.set(false);
}
