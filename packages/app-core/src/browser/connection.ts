import { create } from 'zustand';

/** Whether the server is unreachable now. The event stream sets it: navigator.onLine is only a guess. */
const useLinkStore = create(() => ({ offline: false }));

export const useOffline = () => useLinkStore((state) => state.offline);

export const setOffline = (offline: boolean) => useLinkStore.setState({ offline });
