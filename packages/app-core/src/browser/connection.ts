import { createObservable } from './observable';

/** Whether the server is unreachable now. The event stream sets it: navigator.onLine is only a guess. */
const offline = createObservable(false);
const reconnections = createObservable(0);

export const useOffline = offline.useValue;
export const isOffline = offline.get;
export const setOffline = offline.set;

/** How often the connection has come back. */
export const useReconnections = reconnections.useValue;
export const noteReconnection = () => reconnections.set(reconnections.get() + 1);
