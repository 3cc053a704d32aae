import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clubStyles, colorsFrom } from '@homestand/ui/tokens';
import { type Club, drawPicture, logoOf, pictures } from '../club/index.ts';
import { messages } from '../messages.ts';

const base = '/user/';

type ClubAsset = { type: string; content: () => string | Promise<Buffer> };

/** The files that the app's page names for every club, made from its club.json. */
export function createClubAssets(club: Club) {
  const files: Record<string, ClubAsset> = {
    'club.css': { type: 'text/css; charset=utf-8', content: () => clubStyles(club.color) },
    'icon.svg': { type: 'image/svg+xml', content: () => logoOf(club) },
    'manifest.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      content: () => JSON.stringify(manifestOf(club)),
    },
    ...Object.fromEntries(
      Object.entries(pictures).map(([name, picture]): [string, ClubAsset] => [
        name,
        { type: 'image/png', content: () => drawPicture(club, picture) },
      ]),
    ),
  };
  const version = createHash('sha256')
    .update(JSON.stringify([clubStyles(club.color), logoOf(club)]))
    .digest('base64url')
    .slice(0, 10);
  const made = new Map<string, Promise<Buffer>>();

  /** A picture is drawn at its first request. */
  function contentOf(name: string, { content }: ClubAsset): Promise<Buffer> {
    const cached = made.get(name);
    if (cached !== undefined) return cached;
    const making = Promise.resolve().then(async () => Buffer.from(await content()));
    made.set(name, making);
    making.catch(() => made.delete(name));
    return making;
  }

  /** An address that changes with its content. */
  const addressOf = (name: 'share.png') => `${base}${name}?v=${version}`;

  return {
    addressOf,
    color: club.color,
    styles: clubStyles(club.color),
    has: (path: string) => path.startsWith(base) && Object.hasOwn(files, path.slice(base.length)),
    async serve(path: string, request: IncomingMessage, response: ServerResponse) {
      const name = path.slice(base.length);
      const file = files[name];
      const body = file && (await contentOf(name, file).catch(() => undefined));
      if (!file || !body) {
        response.writeHead(file ? 500 : 404).end();
        return;
      }
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const isVersioned = request.url?.endsWith(`?v=${version}`) === true;
      const headers = {
        'Content-Type': file.type,
        'Cache-Control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: etag,
      };
      const isKnown = request.headers['if-none-match'] === etag;
      if (isKnown) response.writeHead(304, headers).end();
      else response.writeHead(200, headers).end(body);
    },
  };
}

export type ClubAssets = ReturnType<typeof createClubAssets>;

/** What a phone needs to install the app. */
const manifestOf = ({ name, shortName, color }: Club) => ({
  id: base,
  name: messages.appName(name),
  short_name: shortName,
  lang: 'ja',
  scope: base,
  start_url: `${base}u/top`,
  display: 'standalone',
  theme_color: color,
  background_color: colorsFrom(color).light.canvas,
  icons: [
    { src: `${base}icons/icon-192.png`, sizes: '192x192', type: 'image/png' },
    { src: `${base}icons/icon-512.png`, sizes: '512x512', type: 'image/png' },
    {
      src: `${base}icons/maskable-512.png`,
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
});
