import { clearPush } from '../browser/pushSubscription';
import { allLocal } from '../browser/storage';
import { isStaffKey, pictureCachePrefix } from '../browser/storageKeys';
import { isPendingLogoutKey } from './pendingLogouts';
import { clearPersonMemory, type IsCleared } from './sessionScope';

/**
 * Removes what the app holds of the people that `isCleared` matches; pictures and the push subscription
 * asynchronously. What is on the device needs no registration: the module that stored it may not be loaded.
 */
export function clearPersonData(isCleared: IsCleared) {
  clearPersonMemory(isCleared);
  clearPush(isCleared);
  for (const key of allLocal.keys('')) {
    const personId = ownerOf(key);
    if (personId !== undefined && isCleared(personId)) allLocal.remove(key);
  }
  void clearPictures(isCleared);
}

/** A person's entry has their id in its value, or in its key: `kind:person` or `kind:person:name`. */
function ownerOf(key: string): string | undefined {
  if (isPendingLogoutKey(key) || isStaffKey(key)) return undefined;
  try {
    const value = JSON.parse(allLocal.read(key) ?? 'null') as { personId?: unknown } | null;
    if (typeof value?.personId === 'string') return value.personId;
  } catch {
    // Plain text: its key may name the person.
  }
  return /^\w+:([^:]*)/.exec(key)?.[1];
}

async function clearPictures(isCleared: IsCleared) {
  if (!('caches' in globalThis)) return;
  try {
    const names = (await caches.keys()).filter(
      (name) =>
        name.startsWith(pictureCachePrefix) && isCleared(name.slice(pictureCachePrefix.length)),
    );
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Caches are forbidden here, so there is nothing to delete.
  }
}
