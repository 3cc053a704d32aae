import {
  allLocal,
  type CreateStored,
  createStoredUnder,
  type KeyedStorage,
} from '@homestand/app-core/browser/storage';
import type { StaffKey } from '@homestand/app-core/browser/storageKeys';

/** Local storage with the entries of the staff's app. */
export const local: KeyedStorage<StaffKey> = allLocal;

export const createStored: CreateStored<StaffKey> = createStoredUnder;

export type Stored<Value> = ReturnType<typeof createStoredUnder<Value>>;
