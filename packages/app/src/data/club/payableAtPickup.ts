import { useOfflineClub } from './offlineClub';

/** Whether the club takes orders that are paid at pickup. A server of an earlier version always does. */
export const usePayableAtPickup = (): boolean => useOfflineClub().data?.payableAtPickup ?? true;
