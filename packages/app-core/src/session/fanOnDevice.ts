import { local } from '../browser/storage';

/** Whether a fan or a player is logged in on this device, for the staff's app, which has no session of theirs. */
export const isFanOnDevice = () => local.read('login_user_info') !== null;
