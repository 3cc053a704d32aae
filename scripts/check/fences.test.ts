import { expect, test } from 'vitest';
import { checkApp } from './app.ts';
import { checkBanned } from './banned.ts';
import { checkNamedFiles } from './namedFiles.ts';
import { checkPackages } from './packages.ts';
import type { Check } from './project.ts';
import { checkPropWords } from './propWords.ts';
import { checkStores } from './stores.ts';
import { checkStrings } from './strings.ts';
import { summarize, temporaryProject } from './temporaryProject.ts';
import { checkTexts } from './texts.ts';
import { checkValues } from './values.ts';
import { checkWords } from './words.ts';

const run = (check: Check, files: Record<string, string>) =>
  summarize(check(new Map(Object.entries(files))));

const app = 'packages/app/src';
const ui = 'packages/ui/src';
const linesOf = (count: number) => 'export {};\n'.repeat(count);

test.each<[string, Check, Record<string, string>]>([
  [
    'an app of components',
    checkApp,
    {
      [`${app}/main.tsx`]: `import '@homestand/ui/global.css';\nexport const main = <App look="plain" />;`,
      [`${app}/screens/a/AScreen.tsx`]: linesOf(80),
      [`${app}/screens/a/a.map.ts`]: linesOf(81),
      [`${app}/screens/a/AScreen.test.tsx`]: `export const host = <div className="x" />;`,
    },
  ],
  [
    'names of stored data, of sides and of what remains of a pattern',
    checkWords,
    {
      [`${app}/data/a.ts`]: `const a = ({ id, ...rest }: Item) => ({ ...rest, left: true, known: id });`,
      [`${app}/data/b.ts`]: `const { left, right } = element.getBoundingClientRect();\nconst middle = (left + right) / 2;`,
      [`${app}/data/c.ts`]: `const left = (page.width - card) / 2;`,
      [`${app}/data/d.ts`]: `const isLeft = ({ left }: Item) => left;\nfunction all(...rest: string[]) {}`,
      [`${app}/data/e.ts`]: `const almostAll = 1;\nexport const isMostlyDone = (most: number) => most;`,
    },
  ],
  [
    'texts in their files',
    checkStrings,
    {
      [`${ui}/primitives/A/messages.ts`]: `export const a = '送信';`,
      [`${ui}/primitives/A/A.stories.tsx`]: `export const a = '送信';`,
      [`${ui}/styles/global.css.ts`]: `// 。 and 、 never start a line.\nexport const a = 1;`,
      [`${app}/a.test.ts`]: `test('送信', () => {});`,
      'packages/server/src/db/seed/players.ts': `export const name = '浜野';`,
      'packages/server/src/messages.ts': `export const a = '送信しました';`,
      'docs/voice.mdx': 'です・ます',
    },
  ],
  [
    'named values',
    checkValues,
    {
      [`${ui}/tokens/a.css.ts`]: `export const a = '#c32034 12px';`,
      [`${ui}/pieces/a/A/A.tsx`]: `const a = <p style={b && assignInlineVars({ [width]: \`\${b}px\` })} title="a tan hat" />;`,
      [`${ui}/styles/a.css.ts`]: `globalStyle('a[href="#red"]', { margin: 0, top: '-1px', width: '50%', gap: '0.5em', opacity: 0.4, flexGrow: 2, color: 'currentColor', border: '1px solid ButtonBorder', background: 'transparent', whiteSpace: 'nowrap', src: 'url(./red.woff2)', unicodeRange: 'U+0020-007E', zIndex: vars.depth.top, outlineColor: \`color-mix(in srgb, \${vars.color.ink} 8%, transparent)\` });`,
    },
  ],
  [
    'closed packages',
    checkPackages,
    {
      'packages/api-client/package.json': `{ "name": "@homestand/api-client", "exports": { ".": "./src/index.ts" }, "dependencies": { "a": "catalog:", "@homestand/ui": "workspace:*" } }`,
      'pnpm-workspace.yaml': 'catalog:\n  a: 1.2.3\n  b: 1.0.0-beta.1\n',
      [`${app}/a.ts`]: `import '@homestand/api-client';\nimport './b';`,
    },
  ],
  [
    'code without banned constructs',
    checkBanned,
    {
      [`${app}/data/b.ts`]: `export const a = { price: null as number | null };`,
      [`${app}/data/c.ts`]: `const [pending, setPending] = useState<string | null>(null);`,
      [`${ui}/primitives/A/A.tsx`]: `// TODO(#12): wait for Safari.\ntype Props = { fetch: string };\nexport const a = (props: Props) => <div>{props.fetch}</div>;`,
      'packages/api-client/src/day.ts': `export const timeZone = 'Asia/Tokyo';`,
      'packages/server/src/modules/shop/cart.queries.ts': `export const a = db.selectFrom('cartItems');`,
      'packages/server/src/modules/orders/orders.queries.ts': `export const a = db.updateTable('orders').set({ memo: text }).execute();`,
      'packages/server/src/modules/orders/orderStatus.queries.ts': `export const a = db.updateTable('orders').set({ paymentStatus }).execute();`,
    },
  ],
  [
    'a listed store',
    checkStores,
    {
      'docs/architecture.md': '| `useCartStore` | `packages/app/src/data/cart.store.ts` | why |',
      [`${app}/data/cart.store.ts`]: `import { create } from 'zustand';\nconst useCartStore = create(() => 1);`,
    },
  ],
  [
    'props of one word each',
    checkPropWords,
    {
      'packages/ui/api.snap': `<A>\n  pending?: boolean\n\ntype B\n  state: string\n\naMessages\n  saving: string\n`,
    },
  ],
])('%s passes', (_what, check, files) => {
  expect(run(check, files)).toEqual([]);
});

test.each<[Check, string, string, string]>([
  [
    checkApp,
    `${app}/screens/a/A.tsx`,
    `const a = <Stack><div /></Stack>;`,
    'app-has-no-host-elements',
  ],
  [
    checkApp,
    `${app}/shell/A.tsx`,
    `const a = <Stack {...{ className: 'a' }} />;`,
    'app-has-no-styles',
  ],
  [checkApp, `${app}/shell/a.ts`, `import './a.css';`, 'app-has-no-css'],
  [checkApp, `${app}/screens/a/A.tsx`, linesOf(81), '81 screens-are-short'],
  [checkApp, `${app}/data/a.ts`, `import { Button } from '@homestand/ui';`, 'data-shows-nothing'],
  [checkStrings, `${ui}/format/a.ts`, `const a = \`\${1}円\`;`, 'japanese-lives-in-messages'],
  [checkStrings, `${app}/messages.ts`, `const a = '注文';`, 'japanese-lives-in-messages'],
  [checkStrings, `${ui}/format/a.ts`, `// ここで数字を半角にします`, 'comments-are-english'],
  [
    checkValues,
    `${ui}/pieces/a/A.css.ts`,
    `style({ border: \`\${a} solid red\` });`,
    'no-raw-colours',
  ],
  [checkValues, `${ui}/pieces/a/A.css.ts`, `style({ margin: -4 });`, 'no-raw-lengths'],
  [checkValues, `${ui}/pieces/a/A/A.tsx`, `const a = <Stack gap="12px" />;`, 'no-raw-lengths'],
  [
    checkValues,
    `${ui}/pieces/a/A/A.tsx`,
    `const a = <p style={{ width: 12 }} />;`,
    'no-inline-styles',
  ],
  [
    checkPackages,
    'package.json',
    `{ "optionalDependencies": { "a": "1.0.0" } }`,
    'one-version-of-everything',
  ],
  [
    checkPackages,
    'pnpm-workspace.yaml',
    `catalogs: { old: { a: 1.2.3 } }`,
    'one-version-of-everything',
  ],
  [checkPackages, 'pnpm-workspace.yaml', `catalog: { a: ^1.2.3 }`, 'exact-versions'],
  [
    checkPackages,
    'packages/server/package.json',
    `{ "exports": { "./*": "./src/*" } }`,
    'closed-exports',
  ],
  [checkPackages, `${app}/a.ts`, `import '../../ui/src/tokens';`, 'no-deep-imports'],
  [checkBanned, `${app}/shell/a.ts`, `element.innerHTML = a;`, 'no-markup-from-strings'],
  [checkBanned, `${app}/data/a.ts`, `const offset = 9 * hourMs;`, 'one-day'],
  [
    checkBanned,
    'packages/server/src/db/a.ts',
    "const a = sql`date_trunc('day', now())`;",
    'one-day',
  ],
  [checkBanned, `${ui}/primitives/A/A.tsx`, 'const a = <ul>{x}</ul>;', 'lists-keep-their-role'],
  [
    checkBanned,
    `${ui}/pieces/a/A/A.tsx`,
    `const a = \`\${base}/message/\${id}\`;`,
    'addresses-come-from-outside',
  ],
  [
    checkBanned,
    'packages/server/src/cli/orders.ts',
    'const a = sql<{ id: string }>`select 1`;',
    'sql-lives-in-queries',
  ],
  [
    checkBanned,
    'packages/server/src/modules/shop/cart.routes.ts',
    `pool.query('select 1');`,
    'sql-lives-in-queries',
  ],
  [
    checkBanned,
    'packages/server/src/modules/orders/orders.queries.ts',
    `export const a = db.updateTable('orders').set(change).execute();`,
    'one-function-writes-order-status',
  ],
  [
    checkBanned,
    'packages/server/src/modules/orders/orders.queries.ts',
    'const a = sql<Row>`\n  insert into orders (id) values (1)`;',
    'one-function-writes-order-status',
  ],
  [
    checkBanned,
    `${app}/data/a.ts`,
    `const [pending, a] = useState(false); const [error, b] = useState(null);`,
    'one-way-to-call',
  ],
  [checkBanned, 'scripts/a.ts', `const a = (b as unknown) as C;`, 'no-assertion-without-a-reason'],
  [
    checkBanned,
    `${app}/data/a.ts`,
    `const a = b as string | undefined;`,
    'no-assertion-without-a-reason',
  ],
  [
    checkBanned,
    'tests/contract/a.test.ts',
    `await new Promise((done) => setTimeout(done, 100));`,
    'tests-run-and-do-not-sleep',
  ],
  [checkBanned, '.storybook/a.ts', `/* Fixme: later */`, 'no-todo-without-an-issue'],
  [
    checkStores,
    `${app}/data/a/a.ts`,
    `import { createObservable as make } from '@homestand/app-core/browser/observable'; export const a = make(1);`,
    'stores-are-listed',
  ],
  [checkStores, 'docs/architecture.md', '| `useA` | `packages/a.ts` | why |', 'stores-are-listed'],
  [checkWords, `${app}/data/a.ts`, `const keptItems = 1;`, 'plain-words'],
  [checkWords, `${app}/data/useTalk.ts`, `export {};`, 'plain-words'],
  [checkWords, `${app}/data/a.ts`, `const a = (given: string) => given;`, 'plain-words'],
  [checkWords, `${app}/data/a.ts`, `const mostRows = 3;`, 'plain-words'],
  [checkTexts, `${ui}/pieces/a/A/A.tsx`, `const a = aMessages.title;`, 'texts-can-be-replaced'],
  [checkPropWords, 'packages/ui/api.snap', `<A>\n  saving?: boolean\n`, 'one-word-for-a-prop'],
  [checkPropWords, 'packages/ui/api.snap', `<A>\n  messages?: AMessages\n`, 'one-word-for-a-prop'],
  [
    checkPropWords,
    'packages/ui/api.snap',
    `<A>\n${'abcdefghijklm'.replaceAll(/./g, '  $&: string\n')}`,
    'props-are-grouped',
  ],
])('detects violation %#', (check, file, code, rule) => {
  const line = /^\d/.test(rule) ? '' : '1 ';
  // One line may contain the violation twice.
  expect([...new Set(run(check, { [file]: code }))]).toEqual([`${file}:${line}${rule}`]);
});

test('an import that is not in the package’s exports', () => {
  const files = {
    'packages/api-client/package.json': `{ "name": "@homestand/api-client", "exports": { ".": "./src/index.ts" } }`,
    [`${app}/a.ts`]: `import '@homestand/api-client/src/client';`,
  };
  expect(run(checkPackages, files)).toEqual([`${app}/a.ts:1 no-deep-imports`]);
});

test('a page that names a missing file', () => {
  using project = temporaryProject({
    'docs/flows.md':
      '1. `packages/app/src/gone.ts`: what it does\n2. `scripts/here.ts`, `packages/app/dist`',
    'docs/decisions/0001.md': 'See `scripts/here.ts`.',
    'scripts/here.ts': '',
  });
  expect(checkNamedFiles(project.root).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'docs/flows.md:1',
  ]);
});

test('a link to a missing file or heading, in Markdown and HTML', () => {
  using project = temporaryProject({
    'README.md': '# A club\n\n<img src="docs/images/gone.webp">',
    'README.ja.md': '# クラブ\n\n<img src="docs/images/gone.webp">',
    'docs/operations.md': '# Running it\n\n## What to do when …\n\n[gone](gone.md)',
    'docs/operators/club.md':
      '## コマンドの書き方\n[a](#コマンドの書き方) [b](../operations.md#what-to-do-when-)\n[c](#色) [d](https://example.com/d)',
  });
  expect(summarize(checkNamedFiles(project.root))).toEqual([
    'README.ja.md:3 named-files-exist',
    'README.md:3 named-files-exist',
    'docs/operations.md:5 named-files-exist',
    'docs/operators/club.md:3 named-files-exist',
  ]);
});

test('a README that misses a command or a heading of the other', () => {
  using project = temporaryProject({
    'README.md': '## Use\n`npm start`, `npm run check`',
    'README.ja.md': '## 使う\n`npm start`\n## これから',
  });
  expect(summarize(checkNamedFiles(project.root))).toEqual([
    'README.ja.md:1 readmes-agree',
    'README.md:1 readmes-agree',
  ]);
});
