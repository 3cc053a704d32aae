import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  clubStyles,
  clubVariables,
  colorsFrom,
  contrastOf,
  contrastPairs,
  sampleColor,
} from '@homestand/ui/tokens';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoClub, secondClub } from '../../../../tests/support/clubs.ts';
import { type Club, readClub } from '../club/index.ts';
import { createClubAssets } from './clubAssets.ts';

function clubIn(folder: string): Club {
  const found = readClub(folder);
  if ('problems' in found) throw new Error(found.problems.join('\n'));
  return found.club;
}

const club = clubIn(secondClub);
const files = createClubAssets(club);
// Idle connections stay open: drawing a picture blocks this process, and a request may meet the end of the timeout.
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  void files.serve((request.url ?? '').replace(/[?].*$/, ''), request, response);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/user/${path}`, { headers });

/** The variables that a style sheet declares for a selector. */
function declared(css: string, selector: string): Record<string, string> {
  const body = css.split(`${selector}{`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    body.split(';').flatMap((line) => (line.startsWith('--') ? [line.split(':')] : [])),
  );
}

const darkOnDevice = ':root:not([data-theme="light"])';

describe('[CLUB-01] the colours of a club', () => {
  test('are served as a style sheet for both themes', async () => {
    const response = await get('club.css');
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const css = await response.text();
    const { light, dark } = colorsFrom('#0050b5');
    expect(declared(css, ':root')).toMatchObject({
      '--accent': light.accent,
      '--dark-accent': dark.accent,
      '--print-club-600': '#0050b5',
    });
    expect(declared(css, darkOnDevice)['--accent']).toBe(dark.accent);
    expect(declared(css, ':root[data-theme="dark"]')['--accent']).toBe(dark.accent);
  });

  test('of the demo club are those of Storybook, whose pictures are compared', () => {
    expect(clubIn(demoClub).color).toBe(sampleColor);
    const { light, dark, both } = clubVariables(sampleColor);
    const css = clubStyles(clubIn(demoClub).color);
    expect(declared(css, ':root')).toEqual({ ...light, ...both });
    expect(declared(css, darkOnDevice)).toEqual(dark);
  });

  test('keep the contrasts in what is served, for 1,000 colours', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const color = fc
      .tuple(channel, channel, channel)
      .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
    fc.assert(
      fc.property(color, (base) => {
        const css = clubStyles(base);
        for (const selector of [':root', darkOnDevice, ':root[data-theme="dark"]']) {
          const values = declared(css, selector);
          const roles = Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name.slice(2), value]),
          ) as ReturnType<typeof colorsFrom>['light'];
          for (const pair of contrastPairs)
            expect(contrastOf(pair, roles), `${base} ${pair}`).toBeGreaterThanOrEqual(pair[2]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('[CLUB-04] the pictures of a club', () => {
  test.each([
    ['icons/icon-192.png', 192, 192],
    ['icons/icon-512.png', 512, 512],
    ['icons/maskable-512.png', 512, 512],
    ['icons/apple-touch-icon.png', 180, 180],
    ['icons/badge-96.png', 96, 96],
    ['share.png', 1200, 630],
    ['start/1170x2532.png', 1170, 2532],
    ['start/2732x2048.png', 2732, 2048],
  ])('%s is drawn from its logo', async (name, width, height) => {
    const picture = sharp(Buffer.from(await (await get(name)).arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width, height });
    // The middle of the logo, and a corner.
    const { data } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
    ];
    const blue = [0x00, 0x50, 0xb5, 255];
    const isBadge = name.includes('badge');
    expect(pixel(width / 2, Math.round(height * 0.33))).toEqual(
      isBadge ? [255, 255, 255, 255] : expect.any(Array),
    );
    const isFilled = /maskable|apple|share|start/.test(name);
    expect(pixel(1, 1)).toEqual(
      isFilled ? blue : [expect.any(Number), expect.any(Number), expect.any(Number), 0],
    );
    const pixels = new Set<string>();
    for (let at = 0; at < data.length; at += 4) pixels.add(data.subarray(at, at + 4).join());
    expect(pixels.has(blue.join())).toBe(!isBadge);
    expect(pixels.has([0xc3, 0x20, 0x34, 255].join())).toBe(false);
  });

  test('without a logo show a shield in its colour', async () => {
    const plain = createClubAssets({ ...club, logo: null, color: '#006b3f' });
    expect(plain.addressOf('share.png')).not.toBe(files.addressOf('share.png'));
    expect(await (await get('icon.svg')).text()).toContain('#0050b5');
  });
});

test('an unchanged file is not sent again', async () => {
  const first = await get('club.css');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const etag = first.headers.get('etag') ?? '';
  expect((await get('club.css', { 'If-None-Match': etag })).status).toBe(304);
});

test('other paths are no files of the club', () => {
  expect(files.has('/user/club.css')).toBe(true);
  for (const path of [
    '/club.css',
    '/user/constructor',
    '/user/u/top',
    '/user/icons/',
    '/user/start/1x1.png',
  ])
    expect(files.has(path)).toBe(false);
});
