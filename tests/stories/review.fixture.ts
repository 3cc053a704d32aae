import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Fold } from './foldedDifferences.ts';
import { readManifest, writeManifest } from './pictures.ts';
import type { Changes } from './report.ts';
import { reportPages } from './reportPage.ts';
import { startReview } from './review.ts';

const png = PNG.sync.write(new PNG({ width: 8, height: 8 }));
const print = (hash: string) => ({ size: '8x8', hash });

/** A review of two differences: a changed picture, and one of a new story. */
export async function reviewOfTwo() {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  const manifest = join(folder, 'pictures.txt');
  writeManifest(
    new Map([
      ['row--a 390 light', print('old')],
      ['other 390 light', print('same')],
    ]),
    manifest,
  );
  const [changed, added] = [
    { name: 'row--a 390 light', before: print('old'), after: print('new') },
    { name: 'row--b 390 light', before: null, after: print('first') },
  ];
  const changes: Changes = {
    date: '2026-11-21T00:00:00.000Z',
    inputs: 'inputs',
    changes: [[changed], [added]],
    titles: ['行 › 未受取 390 px', '行 › 新しい状態 390 px'],
  };
  const shots: Fold['shots'] = [
    {
      theme: 'light',
      before: png,
      after: png,
      difference: png,
      count: 3,
      sizes: { before: '8x8', after: '8x8' },
    },
  ];
  const folds = [
    { stories: [{ title: '行 › 未受取', width: '390' }], pictures: [changed], shots },
    { stories: [{ title: '行 › 新しい状態', width: '390' }], pictures: [added], shots },
  ];
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write('changes.json', JSON.stringify(changes));
  for (const [name, page] of reportPages({ folds, failed: [], orphans: [], notes: [] }))
    write(name, page);
  let inputs = 'inputs';
  const open = () => startReview({ folder, manifest, inputs: () => inputs });
  const { address, close } = await open();
  return {
    folder,
    address,
    open,
    changeSources: () => {
      inputs = 'others';
    },
    hashes: () =>
      Object.fromEntries(
        [...readManifest(readFileSync(manifest, 'utf8')).prints].map(([name, { hash }]) => [
          name,
          hash,
        ]),
      ),
    end: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
