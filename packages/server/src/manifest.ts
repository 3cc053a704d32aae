import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ClubFacts } from './appPages.ts';
import { messages } from './messages.ts';

/** Serves the web app manifest of the build with the club's name. */
export async function serveManifest(
  appFolder: string,
  { team }: ClubFacts,
  response: ServerResponse,
) {
  const built = await readFile(join(appFolder, 'manifest.webmanifest'), 'utf8').catch(() => null);
  if (built === null) {
    response.writeHead(404).end();
    return;
  }
  const manifest = { ...JSON.parse(built), name: messages.appName(team), short_name: team };
  response
    .writeHead(200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
    .end(JSON.stringify(manifest));
}
