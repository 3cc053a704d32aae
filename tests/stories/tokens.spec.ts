import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { removeFolder } from '../support/removeFolder.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

// Not while the file loads: the runner also loads it in processes that run none of its tests.
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homestand-tokens-'));
  execFileSync(process.execPath, ['scripts/tokens.ts', folder], { cwd: root });
});
test.afterAll(() => removeFolder(folder));

/** The tokens of a theme as a tool for the Design Tokens Format reads them. */
async function tokensOf(theme: 'light' | 'dark'): Promise<Record<string, TokenNormalized>> {
  const cwd = pathToFileURL(`${folder}/`);
  const { resolver } = await parse(
    [{ filename: new URL('homestand.resolver.json', cwd), src: read('homestand.resolver.json') }],
    {
      // Names are those of the code, in camel case.
      config: defineConfig({ lint: { rules: { 'core/consistent-naming': 'off' } } }, { cwd }),
      req: async (file) => readFileSync(file, 'utf8'),
    },
  );
  return resolver.apply({ theme });
}

type Read = { id: string; variable: string; property: string; value: unknown };

/** The property that shows a token of each type, and its value as a browser returns it. */
function shownBy({ id, $type, $value, $extensions }: TokenNormalized): Read | null {
  // Written by scripts/tokens/dtcg.ts.
  const { cssVariable } = ($extensions as { homestand: { cssVariable: string } }).homestand;
  const read = (property: string, value: unknown) => ({
    id,
    variable: cssVariable,
    property,
    value,
  });
  switch ($type) {
    case 'color':
      return read('color', channels($value.components, $value.alpha ?? 1));
    case 'dimension':
      return read('width', `${$value.value * ($value.unit === 'rem' ? 16 : 1)}px`);
    case 'fontWeight':
      return read('fontWeight', String($value));
    case 'number':
      return read(id.startsWith('depth.') ? 'zIndex' : 'lineHeight', $value);
    case 'transition':
      return read('transition', $value.duration.value / 1000);
    default:
      return null;
  }
}

const channels = (components: readonly (number | string | null)[], alpha: number) => [
  ...components.map((channel) => Math.round(Number(channel) * 255)),
  Number(alpha.toFixed(2)),
];

/** What the browser computes for var(--name) in each property. */
const computed = (page: Page, reads: Read[], css: string) =>
  page.evaluate(
    ([list, text]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
      const probe = document.createElement('i');
      probe.style.cssText = 'position: absolute; font-size: 1px';
      document.body.append(probe);
      return list.map(({ variable, property }) => {
        const name = property as 'color';
        probe.style[name] = `var(${variable})`;
        const value = getComputedStyle(probe)[name];
        probe.style[name] = '';
        return value;
      });
    },
    [reads, css] as const,
  );

function numbered(property: string, value: string): unknown {
  if (property === 'color') {
    const [red, green, blue, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, Number(alpha.toFixed(2))];
  }
  if (property === 'width' || property === 'fontWeight') return value;
  if (property === 'transition') return Number.parseFloat(/[\d.e-]+(?=s)/.exec(value)?.[0] ?? '');
  return Number.parseFloat(value);
}

for (const theme of ['light', 'dark'] as const) {
  test(`[BOOK-05] the exported tokens are what the browser computes, ${theme}`, async ({
    page,
  }) => {
    const reads = Object.values(await tokensOf(theme)).flatMap((token) => shownBy(token) ?? []);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/?story=button--playground');
    await expect(page.getByRole('button')).toBeVisible();

    const ofFile = await computed(page, reads, read('tokens.css'));
    expect(reads.map(({ id, property }, at) => [id, numbered(property, ofFile[at] ?? '')])).toEqual(
      reads.map(({ id, value }) => [id, value]),
    );

    // Without the file, the product's own style sheet has the colour roles under the same names.
    const roles = reads.filter(({ id }) => id.startsWith('color.'));
    const ofProduct = await computed(page, roles, '');
    expect(roles.map(({ id }, at) => [id, numbered('color', ofProduct[at] ?? '')])).toEqual(
      roles.map(({ id, value }) => [id, value]),
    );
    expect(roles.length).toBe(24);
  });

  test(`[BOOK-05] Figma’s variables have the same colours, and numbers in px, ${theme}`, async () => {
    type Node = { $value?: unknown; [name: string]: unknown };
    const figma = JSON.parse(read(`figma/${theme}.json`)) as Node;
    const tokens = Object.values(await tokensOf(theme));
    const found = tokens.flatMap(({ id, $type, $value }) => {
      const node = id.split('.').reduce<Node | undefined>((at, name) => at?.[name] as Node, figma);
      if (!node) return [];
      const value =
        $type === 'dimension' ? $value.value * ($value.unit === 'rem' ? 16 : 1) : $value;
      return [[id, node.$value, value]];
    });
    for (const [id, inFile, value] of found) expect([id, inFile]).toEqual([id, value]);
    const groups = new Set(tokens.map(({ id }) => id.split('.')[0]));
    expect([...groups].filter((name = '') => !(name in figma)).sort()).toEqual([
      'depth',
      'elevation',
      'fontFamily',
      'leading',
      'motion',
    ]);
  });
}
