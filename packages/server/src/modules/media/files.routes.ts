import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Services } from '../../services.ts';
import { publicKey } from './files.ts';

/** What is stored, for whoever may see it: the club's own files for all, media by their signed address. */
export function filesRoutes({
  db,
  storage,
  media,
}: Services): Pick<Handlers, 'getFile' | 'getMedia'> {
  return {
    async getFile({ path, request, reply }) {
      await sendFile(request, reply, {
        storage,
        key: publicKey(path.name),
        tag: path.name,
        cacheControl: 'public, max-age=31536000, immutable',
      });
      return undefined;
    },

    async getMedia({ path, query, request, reply }) {
      const { mediaId, variant } = path;
      if (!media.isGood(mediaId, variant, query.expires, query.signature)) throw notFound();
      const found = await db
        .selectFrom('media')
        .select(['originalKey', 'thumbnailKey'])
        .where('id', '=', mediaId)
        .executeTakeFirst();
      if (!found) throw notFound();
      await sendFile(request, reply, {
        storage,
        key: variant === 'original' ? found.originalKey : found.thumbnailKey,
        tag: `${mediaId}-${variant}`,
        cacheControl: 'private, max-age=21600, immutable',
      });
      return undefined;
    },
  };
}
