import { createObservable } from '@homestand/app-core/browser/observable';

/** Whether staff have suspended the fan who is logged in. */
export const suspension = createObservable(false);
