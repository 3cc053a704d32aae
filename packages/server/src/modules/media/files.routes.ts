import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { publicKey } from '../../http/fileAddresses.ts';
import { sendFile } from '../../http/sendFile.ts';
import type { Services } from '../../services.ts';
import { findReadableMedia } from './media.queries.ts';

/** Serves stored files: the club's own files to everybody, media to those who may read their topic. */
export function filesRoutes({
  db,
  storage,
  sizedPictures,
}: Services): Pick<Handlers, 'getFile' | 'getMedia'> {
  return {
    async getFile({ path: { name }, query: { width }, request, reply }) {
      const isPicture = !/[.]mp[34]$/.test(name);
      const sized = width !== undefined && isPicture ? await sizedPictures.find(name, width) : null;
      await sendFile(request, reply, {
        storage,
        key: sized?.key ?? publicKey(name),
        tag: sized?.key ?? name,
        // A day: until then the same picture exists in a format with fewer bytes.
        cacheControl:
          width !== undefined && !sized?.isFinal
            ? 'public, max-age=86400'
            : 'public, max-age=31536000, immutable',
      });
      return undefined;
    },

    async getMedia({ path, sessions, request, reply }) {
      const { mediaId, variant } = path;
      const found = await findReadableMedia(db, sessions, mediaId);
      if (!found) throw notFound();
      await sendFile(request, reply, {
        storage,
        key: variant === 'original' ? found.originalKey : found.thumbnailKey,
        tag: `${mediaId}-${variant}`,
        cacheControl: 'private, max-age=86400, immutable',
      });
      return undefined;
    },
  };
}
