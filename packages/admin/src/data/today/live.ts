import { createObservable } from '@homestand/app-core/browser/observable';

const live = createObservable(true);

/** Whether changes of today's figures arrive by themselves. */
export const useTodayIsLive = live.useValue;
export const setTodayIsLive = live.set;
