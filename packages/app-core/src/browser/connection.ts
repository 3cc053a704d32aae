import { create } from 'zustand';

/** Whether the server is unreachable now. The event stream sets it: navigator.onLine is only a guess. */
const useConnectionStore = create(() => ({ offline: false, reconnections: 0 }));

export const useOffline = () => useConnectionStore((state) => state.offline);

export const isOffline = () => useConnectionStore.getState().offline;

/** How often the connection has come back. */
export const useReconnections = () => useConnectionStore((state) => state.reconnections);

export const setOffline = (offline: boolean) => useConnectionStore.setState({ offline });

export const noteReconnection = () =>
  useConnectionStore.setState(({ reconnections }) => ({ reconnections: reconnections + 1 }));
