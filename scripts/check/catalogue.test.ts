import { expect, test } from 'vitest';
import { checkCatalogue } from './catalogue.ts';
import { summarize } from './temporaryProject.ts';

const ui = 'packages/ui/src';
const chip = `${ui}/primitives/Chip`;
const row = `${ui}/pieces/orders/OrderRow`;

const docs = (name: string, fields: string, instead = 'Chip') =>
  `export const docs: ComponentDocs = { name: '${name}', reading: 'よみ', purpose: '${name}です。', use: ['いつも。'], avoid: [{ when: '別', instead: '\`${instead}\`' }], anatomy: [{ part: '面', note: '面。' }], related: { Chip: '隣' }, ${fields} };`;

const clean: Record<string, string> = {
  [`${ui}/index.ts`]: `// Written by npm run api:update.\nexport * from './format';\nexport * from './pieces/orders/OrderRow/OrderRow';\nexport * from './pieces/orders/OrderRow/useOrderRow';\nexport * from './primitives';\nexport * from './shortcuts';\n`,
  'packages/ui/api.snap': `<Chip>\n  size?: number\n  tone?: 'a' | 'b'\n  …span props except style\n\n<OrderRow>\n`,
  [`${ui}/primitives/index.ts`]: `// Written by npm run api:update.\nexport * from './Chip/Chip';\n`,
  [`${ui}/messages.gen.ts`]: `// Written by npm run api:update.\nimport type { orderRowMessages } from './pieces/orders/OrderRow/messages';\n\nexport type UiMessages = {\n  OrderRow: typeof orderRowMessages;\n};\n`,
  [`${chip}/Chip.tsx`]: `// Engine: native span.\nimport { root } from './Chip.css';\nexport const Chip = () => <span className={root()} />;`,
  [`${chip}/Chip.css.ts`]: `export const root = recipe({});\nexport type ChipVariants = RecipeVariants<typeof root>;`,
  [`${chip}/Chip.stories.tsx`]: `const meta = { id: 'chip', title: '部品/Chip', component: Chip } satisfies Meta;\nexport const AllVariants: Story = { tags: ['visual'], play: async () => { check(); } };`,
  [`${chip}/Chip.docs.ts`]: docs('チップ', `props: { tone: '色。', size: '大きさ。' }`),
  [`${row}/OrderRow.tsx`]: `import { hidden } from '../../../styles';\nexport const OrderRow = () => <p className={hidden} />;`,
  [`${row}/OrderRowNote.tsx`]: `export const OrderRowNote = () => null;`,
  [`${row}/useOrderRow.ts`]: `export const useOrderRow = () => 1;`,
  [`${row}/shorten.ts`]: `export const shorten = () => 1;`,
  [`${row}/messages.ts`]: `export const orderRowMessages = {};`,
  [`${row}/OrderRow.test.tsx`]: ``,
  [`${row}/OrderRow.stories.tsx`]: `const meta = { id: 'order-row', title: '画面の部品/注文/OrderRow', tags: ['visual'] } satisfies Meta;\nexport const Plain: Story = { play: lookAround };`,
  [`${row}/OrderRow.docs.ts`]: docs('注文の行', ``),
};

function check(changed: Record<string, string | undefined>) {
  const files = new Map(Object.entries(clean));
  for (const [path, content] of Object.entries(changed))
    if (content === undefined) files.delete(path);
    else files.set(path, content);
  return summarize(checkCatalogue(files));
}

test('complete file sets pass', () => {
  expect(check({})).toEqual([]);
});

test.each<[string, Record<string, string | undefined>, string[]]>([
  [
    'no stories',
    { [`${chip}/Chip.stories.tsx`]: undefined },
    [`${chip}/Chip.stories.tsx:1 file-set`],
  ],
  ['no styles', { [`${chip}/Chip.css.ts`]: undefined }, [`${chip}/Chip.css.ts:1 file-set`]],
  ['a stray file', { [`${chip}/Helper.ts`]: '' }, [`${chip}/Helper.ts:1 file-set`]],
  ['another view', { [`${chip}/Label.tsx`]: '' }, [`${chip}/Label.tsx:1 file-set`]],
  ['other styles', { [`${chip}/label.css.ts`]: '' }, [`${chip}/label.css.ts:1 file-set`]],
  [
    'a file beside the folders',
    { [`${ui}/primitives/shared.ts`]: '' },
    [`${ui}/primitives/shared.ts:1 every-component-has-its-folder`],
  ],
  [
    'not exported by its view',
    { [`${chip}/Chip.tsx`]: '// Engine: native span.\nexport {};' },
    [`${chip}/Chip.tsx:1 every-component-is-exported`],
  ],
  [
    'not exported by the barrels',
    {
      [`${ui}/primitives/index.ts`]: '',
      [`${ui}/index.ts`]: `export * from './pieces/orders/OrderRow/OrderRow';`,
    },
    [
      `${ui}/index.ts:1 every-component-is-exported`,
      `${ui}/primitives/index.ts:1 every-component-is-exported`,
    ],
  ],
  [
    'a piece without its hook',
    { [`${row}/useOrderRow.ts`]: `export const useRow = () => 1;` },
    [`${row}/useOrderRow.ts:1 every-component-is-exported`],
  ],
  [
    'a story with another title',
    {
      [`${chip}/Chip.stories.tsx`]: `\nconst meta = { id: 'Chip', title: '部品/Chips' } satisfies Meta;\nexport const AllVariants: Story = { tags: ['visual'], play };`,
    },
    [`${chip}/Chip.stories.tsx:2 story-address`, `${chip}/Chip.stories.tsx:2 story-address`],
  ],
  [
    'variants without a story',
    {
      [`${chip}/Chip.stories.tsx`]: `const meta = { id: 'chip', title: '部品/Chip' } satisfies Meta;\nexport const Plain: Story = { play };`,
    },
    [`${chip}/Chip.stories.tsx:1 variants-have-pictures`],
  ],
  [
    'variants without a picture',
    {
      [`${chip}/Chip.stories.tsx`]: `const meta = { id: 'chip', title: '部品/Chip' } satisfies Meta;\nexport const AllVariants: Story = { play };`,
    },
    [`${chip}/Chip.stories.tsx:2 variants-have-pictures`],
  ],
  [
    'a piece without a picture',
    {
      [`${row}/OrderRow.stories.tsx`]: `const meta = { id: 'order-row', title: '画面の部品/注文/OrderRow' } satisfies Meta;\nexport const Plain: Story = { play };`,
    },
    [`${row}/OrderRow.stories.tsx:1 states-have-pictures`],
  ],
  ...['{}', '{ play: async () => {} }', '{ async play() {} }'].map(
    (story): [string, Record<string, string>, string[]] => [
      `no story with a play: ${story}`,
      {
        [`${row}/OrderRow.stories.tsx`]: `const meta = { id: 'order-row', title: '画面の部品/注文/OrderRow', tags: ['visual'] } satisfies Meta;\nexport const Plain: Story = ${story};`,
      },
      [`${row}/OrderRow.stories.tsx:1 behaviour-is-played`],
    ],
  ),
  [
    'no engine',
    { [`${chip}/Chip.tsx`]: `export const Chip = () => null;` },
    [`${chip}/Chip.tsx:1 engine-line`],
  ],
  [
    'nothing written about it',
    { [`${chip}/Chip.docs.ts`]: undefined },
    [`${chip}/Chip.docs.ts:1 file-set`],
  ],
  [
    'two pages alike',
    { [`${row}/OrderRow.docs.ts`]: docs('チップ', '') },
    [`${row}/OrderRow.docs.ts:1 pages-differ`, `${row}/OrderRow.docs.ts:1 pages-differ`],
  ],
  [
    'a sentence without a prop',
    { [`${chip}/Chip.docs.ts`]: docs('チップ', `props: { shape: '形。' }`) },
    [`${chip}/Chip.docs.ts:1 named-props-exist`],
  ],
  [
    'a name that nobody can read',
    { [`${row}/OrderRow.docs.ts`]: docs('注文の行', '').replace("reading: 'よみ', ", '') },
    [`${row}/OrderRow.docs.ts:1 names-have-readings`],
  ],
  [
    'two equal sentences',
    { [`${chip}/Chip.docs.ts`]: docs('チップ', `props: { tone: '色。', size: '色。' }`) },
    [`${chip}/Chip.docs.ts:1 sentences-differ`],
  ],
  [
    'a component that does not exist',
    { [`${row}/OrderRow.docs.ts`]: docs('注文の行', '', 'Pill') },
    [`${row}/OrderRow.docs.ts:1 named-components-exist`],
  ],
  [
    'an exported component without a description',
    {
      'packages/ui/api.snap': `<Chip>\n  size?: number\n  tone?: string\n\n<OrderRow>\n\n<OrderRowNote>\n`,
      [`${row}/OrderRow.tsx`]: `export { OrderRowNote } from './OrderRowNote';\nexport const OrderRow = () => null;`,
    },
    [`${row}/OrderRow.docs.ts:1 others-are-described`],
  ],
  [
    'a message without example arguments',
    {
      [`${row}/messages.ts`]: `export const orderRowMessages = { count: (count: number) => String(count) };`,
    },
    [`${row}/OrderRow.docs.ts:1 messages-have-examples`],
  ],
  [
    'a long view',
    { [`${row}/OrderRow.tsx`]: 'export const OrderRow = 1;\n'.repeat(201) },
    [`${row}/OrderRow.tsx:201 views-are-short`],
  ],
  [
    'a long hook',
    { [`${row}/useOrderRow.ts`]: 'export const useOrderRow = 1;\n'.repeat(201) },
    [`${row}/useOrderRow.ts:201 hooks-are-short`],
  ],
])('%s', (_what, changed, problems) => {
  expect(check(changed)).toEqual(problems);
});

test('an unknown domain', () => {
  const files = new Map([[`${ui}/pieces/nowhere/Thing/Thing.tsx`, '']]);
  expect(summarize(checkCatalogue(files))).toContain(`${ui}/pieces/nowhere/Thing/:1 known-domains`);
});
