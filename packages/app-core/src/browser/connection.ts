import { create } from 'zustand';

/** Whether the server can be heard at this moment. Only the line itself knows: navigator.onLine guesses. */
const useLinkStore = create(() => ({ offline: false }));

export const useOffline = () => useLinkStore((state) => state.offline);

export const setOffline = (offline: boolean) => useLinkStore.setState({ offline });
