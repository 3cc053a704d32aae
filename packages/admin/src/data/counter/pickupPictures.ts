import { pictureAddress } from '@homestand/app-core/browser/pictureAddress';
import { clubFilesPath } from '@homestand/app-core/browser/serviceWorkerProtocol';

type Pickups = readonly { items: readonly { imageUrl: string | null }[] }[];

/** The width at which an order at the counter draws its goods. */
const width = 240;
/** A shop has fewer; about 2 MB. */
const most = 200;

const loaded = new Set<string>();
let isLoading = false;

/**
 * Loads the pictures of goods into the browser's own cache, one after another, so that an order shows them without a
 * connection. They are the shop's public pictures, whose addresses name their content: they never expire, and stay after
 * the session.
 */
export async function loadPicturesAhead(pickups: Pickups): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  const addresses = pickups
    .flatMap(({ items }) => items.flatMap(({ imageUrl }) => imageUrl ?? []))
    .filter((address) => address.startsWith(clubFilesPath))
    .map((address) => pictureAddress(address, width));
  try {
    for (const address of new Set(addresses)) {
      if (loaded.size >= most) break;
      if (loaded.has(address)) continue;
      const response = await fetch(address, { priority: 'low' });
      // The browser keeps what has been read to the end.
      await response.arrayBuffer();
      loaded.add(address);
    }
  } catch {
    // No connection: the next list tries again.
  } finally {
    isLoading = false;
  }
}
