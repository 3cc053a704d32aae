import { create } from 'zustand';

/** Whether the server is unreachable now. The event stream sets it: navigator.onLine is only a guess. */
const useConnectionStore = create(() => ({ offline: false }));

export const useOffline = () => useConnectionStore((state) => state.offline);

export const setOffline = (offline: boolean) => useConnectionStore.setState({ offline });
