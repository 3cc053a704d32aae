import { expect, test } from 'vitest';
import { checkLayers } from './layers.ts';
import { summarize, temporaryProject } from './temporaryProject.ts';

const ui = 'packages/ui/src';

const clean = {
  'packages/ui/package.json': '{ "name": "@homestand/ui", "type": "module" }',
  [`${ui}/tokens/index.ts`]: `export const space = '4px';`,
  [`${ui}/styles/index.ts`]: `export { space } from '../tokens';`,
  [`${ui}/format/index.ts`]: `export const yen = (amount: number) => String(amount);`,
  [`${ui}/icons/index.ts`]: `import { space } from '../styles';\nexport const icon = space;`,
  [`${ui}/primitives/index.ts`]: `export * from './Box/Box';\nexport * from './Card/Card';`,
  [`${ui}/primitives/Box/BoxPart.tsx`]: `export const BoxPart = 1;`,
  [`${ui}/primitives/Box/Box.css.ts`]: `export const root = 1;`,
  [`${ui}/primitives/Box/useBox.ts`]: `export const useBox = () => 1;`,
  [`${ui}/primitives/Box/Box.tsx`]: `import * as Tabs from 'radix-ui/tabs';\nexport const Box = Tabs;`,
  [`${ui}/primitives/Card/Card.tsx`]: `import { Box } from '../Box/Box';\nimport { useBox } from '../Box/useBox';\nexport const Card = { Box, useBox };`,
  [`${ui}/pieces/messages/Row/Row.tsx`]: `import { Box } from '../../../primitives';\nimport { type Made, useRow } from './useRow';\nexport type RowProps = { made: Made };\nexport const Row = { Box, useRow };`,
  [`${ui}/pieces/messages/Row/useRow.ts`]: `import type { RowProps } from './Row';\nexport type Made = string;\nexport const useRow = (): RowProps => ({ made: '' });`,
  [`${ui}/pieces/shop/Cart/Cart.tsx`]: `export const Cart = 1;`,
  [`${ui}/index.ts`]: `export * from './pieces/messages/Row/Row';\nexport * from './primitives';`,
  'packages/app/src/screens/a/AScreen.tsx': `import { useA } from '../../data/a';\nexport const AScreen = useA;`,
  'packages/app/src/data/a.ts': `export const useA = () => 1;`,
  'packages/app/src/routes.tsx': `export const routes = [() => import('./screens/a/AScreen')];`,
  'packages/api-client/src/schema.gen.ts': `export type components = string;`,
  [`${ui}/pieces/shop/Cart/Goods.ts`]: `import type { components } from '../../../../../api-client/src/schema.gen';\nexport type Goods = components;`,
  'packages/server/src/index.ts': `export const server = 1;`,
};

async function problemsWith(planted: Record<string, string>) {
  using project = temporaryProject({ ...clean, ...planted });
  return summarize(await checkLayers(project.root));
}

test('a clean tree passes; a view and its hook may import each other', async () => {
  expect(await problemsWith({})).toEqual([]);
});

test.each([
  ['tokens import styles', 'tokens/a.ts', '../styles', 'tokens-import-downwards-only'],
  ['styles import primitives', 'styles/a.ts', '../primitives', 'styles-import-downwards-only'],
  [
    'icons import primitives',
    'icons/a.ts',
    '../primitives',
    'format-and-icons-and-shortcuts-import-downwards-only',
  ],
  [
    'icons use format',
    'icons/a.ts',
    '../format',
    'format-icons-and-shortcuts-import-only-tokens-and-styles',
  ],
  [
    'a primitive imports a piece',
    'primitives/a.ts',
    '../pieces/messages/Row/Row',
    'primitives-import-downwards-only',
  ],
  [
    'a piece imports another domain',
    'pieces/messages/Row/a.ts',
    '../../shop/Cart/Cart',
    'domains-are-islands',
  ],
  [
    'a shared piece imports a domain',
    'pieces/shared/Row/a.ts',
    '../../shop/Cart/Cart',
    'domains-are-islands',
  ],
  [
    'a primitive imports a part of another component',
    'primitives/Card/a.ts',
    '../Box/BoxPart',
    'parts-stay-in-their-component',
  ],
  [
    'a piece imports the styles of a primitive',
    'pieces/messages/Row/a.ts',
    '../../../primitives/Box/Box.css',
    'parts-stay-in-their-component',
  ],
  [
    'a component imports the package’s index',
    'primitives/Card/a.ts',
    '../../index',
    'components-do-not-use-the-main-index',
  ],
  [
    'an engine in a piece',
    'pieces/messages/Row/a.ts',
    'radix-ui/tabs',
    'engines-live-in-primitives',
  ],
  [
    'a small engine in a piece',
    'pieces/messages/Row/a.ts',
    'qrcode.react',
    'engines-live-in-primitives',
  ],
  ['a QR decoder in ui', 'pieces/messages/Row/a.ts', 'jsqr', 'qr-decoders-live-in-qr-reader'],
  ['the radix umbrella', 'primitives/Card/a.ts', 'radix-ui', 'engines-by-subpath'],
  ['the aria umbrella', 'primitives/Card/a.ts', 'react-aria', 'engines-by-subpath'],
  ['a cache in ui', 'pieces/messages/Row/a.ts', 'swr', 'ui-knows-no-fetch-cache-store-router'],
  [
    'a router in ui',
    'primitives/Card/a.ts',
    'react-router-dom',
    'ui-knows-no-fetch-cache-store-router',
  ],
  [
    'the client in ui',
    'pieces/messages/Row/a.ts',
    '@homestand/api-client',
    'ui-knows-no-fetch-cache-store-router',
  ],
  [
    'testing in the product',
    'pieces/messages/Row/a.ts',
    '../../../testing',
    'testing-stays-out-of-the-product',
  ],
])('%s', async (_what, file, imported, rule) => {
  const planted = await problemsWith({
    [`${ui}/testing/index.ts`]: `export const Matrix = 1;`,
    [`${ui}/${file}`]: `// A line before.\nexport * as planted from '${imported}';`,
  });
  expect(planted).toContain(`${ui}/${file}:2 ${rule}`);
});

test('the app of staff stores under names of its own', async () => {
  const file = 'packages/admin/src/data/b.ts';
  const imported = `import '../../../app-core/src/browser/storage';`;
  const storage = 'packages/app-core/src/browser/storage.ts';
  expect(await problemsWith({ [file]: imported, [storage]: 'export const local = 1;' })).toEqual([
    `${file}:1 staff-store-under-their-names`,
  ]);
});

test('data does not import screens', async () => {
  expect(
    await problemsWith({ 'packages/app/src/data/b.ts': `import '../screens/a/AScreen';` }),
  ).toEqual(['packages/app/src/data/b.ts:1 data-knows-no-screen']);
});

test('the apps of fans and of staff do not import each other', async () => {
  expect(
    await problemsWith({
      'packages/app/src/data/b.ts': `import '../../../admin/src/data/a';`,
      'packages/admin/src/data/a.ts': `import '../../../app/src/data/c';`,
      'packages/app/src/data/c.ts': 'export const c = 1;',
    }),
  ).toEqual([
    'packages/admin/src/data/a.ts:1 apps-are-islands',
    'packages/app/src/data/b.ts:1 apps-are-islands',
  ]);
});

test('screens and the shell do not import routes', async () => {
  const planted = `import '../routes/index';`;
  expect(
    await problemsWith({
      'packages/app/src/routes/index.ts': 'export const routes = 1;',
      'packages/app/src/shell/b.ts': planted,
      'packages/app/src/screens/b.ts': planted,
    }),
  ).toEqual([
    'packages/app/src/screens/b.ts:1 screens-and-shell-know-no-routes',
    'packages/app/src/shell/b.ts:1 screens-and-shell-know-no-routes',
  ]);
});

test('the routes may be one file, too', async () => {
  const planted = `import '../routes';`;
  expect(
    await problemsWith({
      'packages/app/src/shell/b.ts': planted,
      'packages/app/src/data/b.ts': planted,
    }),
  ).toEqual([
    'packages/app/src/data/b.ts:1 data-knows-no-screen',
    'packages/app/src/shell/b.ts:1 screens-and-shell-know-no-routes',
  ]);
});

test('the queries of another module of the server', async () => {
  const planted = {
    'packages/server/src/modules/account/orders.routes.ts': `import '../orders/orders.queries.ts';`,
    'packages/server/src/modules/orders/orders.queries.ts': `export const orders = 1;`,
  };
  expect(await problemsWith(planted)).toEqual([
    'packages/server/src/modules/account/orders.routes.ts:1 server-modules-through-index',
  ]);
});

test('the app core imports only lower layers', async () => {
  expect(
    await problemsWith({
      'packages/app-core/src/session/a.ts': 'export const a = 1;',
      'packages/app-core/src/browser/b.ts': `import '../session/a';`,
      'packages/app-core/src/http/c.ts': `import '../session/a';`,
    }),
  ).toEqual(['packages/app-core/src/browser/b.ts:1 app-core-browser-looks-down-only']);
});

test('qr-reader imports neither React nor another package of ours', async () => {
  expect(
    await problemsWith({
      'packages/qr-reader/src/a.ts': `import 'react';\nimport '@homestand/ui';`,
      'packages/qr-reader/src/b.ts': `import 'jsqr';`,
    }),
  ).toEqual([
    'packages/qr-reader/src/a.ts:1 qr-reader-knows-no-screen',
    'packages/qr-reader/src/a.ts:2 qr-reader-knows-no-screen',
  ]);
});

test('the domains of data import each other in one direction', async () => {
  const data = 'packages/app/src/data';
  expect(
    await problemsWith({
      [`${data}/cards/cards.ts`]: 'export const cards = 1;',
      [`${data}/auth/login.ts`]: `import '../cards/cards';\nexport const login = 1;`,
      [`${data}/cards/claims.ts`]: `import '../auth/login';`,
      [`${data}/live/live.ts`]: `import '../cards/cards';`,
    }),
  ).toEqual([
    `${data}/auth/login.ts:1 data-auth-imports`,
    `${data}/cards/claims.ts:1 data-cards-imports`,
  ]);
});

test('the stand-ins are loaded by one file of the server, on demand', async () => {
  const loader = 'packages/server/src/dependencies/connectExternalServices.ts';
  const files = {
    'packages/stand-ins/src/line/index.ts': 'export const line = 1;',
    'packages/server/src/adapters/line.test.ts': `import '@homestand/stand-ins/line';`,
    [loader]: `export const connect = () => import('../../../stand-ins/src/line/index.ts');\nexport const other = () => import('@homestand/stand-ins/line');`,
  };
  expect(await problemsWith(files)).toEqual([]);
  expect(
    await problemsWith({
      ...files,
      [loader]: `import '../../../stand-ins/src/line/index.ts';\nimport '@homestand/stand-ins/line';`,
      'packages/server/src/start.ts': `export const start = () => import('@homestand/stand-ins/line');`,
    }),
  ).toEqual([
    `${loader}:1 stand-ins-are-never-loaded-at-start`,
    `${loader}:2 stand-ins-are-never-loaded-at-start`,
    'packages/server/src/start.ts:1 stand-ins-are-loaded-on-demand',
  ]);
});

test('nothing that runs imports the code that draws the demo club', async () => {
  expect(
    await problemsWith({
      'packages/demo-club/drawing/svg.ts': 'export const svg = 1;',
      'packages/demo-club/media/films.ts': `import '../drawing/svg.ts';`,
      'packages/demo-club/src/index.ts': `import '../drawing/svg.ts';`,
    }),
  ).toEqual(['packages/demo-club/src/index.ts:1 drawings-are-made-once']);
});

test('the server imports neither React nor ui, but for the printed codes', async () => {
  expect(
    await problemsWith({
      'packages/server/src/modules/cards/sheet/qrModules.ts': `import 'react';\nimport 'qrcode.react';`,
      'packages/server/src/a.ts': `import 'react';\nimport '@homestand/ui';`,
    }),
  ).toEqual([
    'packages/server/src/a.ts:1 server-and-client-know-no-screen',
    'packages/server/src/a.ts:2 server-and-client-know-no-screen',
  ]);
});

const modules = 'packages/server/src/modules';

test('the modules of the server import each other in one direction, through their index.ts', async () => {
  const files = {
    [`${modules}/live/index.ts`]: `export { hear } from './hub.ts';`,
    [`${modules}/live/hub.ts`]: `export const hear = 1;`,
    [`${modules}/cards/sheet/index.ts`]: `export const sheet = 1;`,
    [`${modules}/messages/send.ts`]: `import { hear } from '../live/index.ts';\nexport const send = hear;`,
    'packages/server/src/start.ts': `import { hear } from './modules/live/index.ts';\nexport { sheet } from './modules/cards/sheet/index.ts';\nexport const start = hear;`,
  };
  expect(await problemsWith(files)).toEqual([]);
  expect(
    await problemsWith({
      ...files,
      [`${modules}/live/a.ts`]: `import '../messages/index.ts';\nimport '../../start.ts';\nimport '../../site/site.ts';\nimport '../../jobs/maintenance.ts';`,
      'packages/server/src/site/site.ts': `export {};`,
      'packages/server/src/jobs/maintenance.ts': `export {};`,
      [`${modules}/messages/index.ts`]: `export {};`,
      [`${modules}/messages/a.ts`]: `import '../live/hub.ts';`,
      'packages/server/src/cli/a.ts': `import '../modules/live/hub.ts';`,
    }),
  ).toEqual([
    'packages/server/src/cli/a.ts:1 server-uses-modules-through-index',
    `${modules}/live/a.ts:1 server-module-live-imports`,
    `${modules}/live/a.ts:2 server-modules-know-no-surroundings`,
    `${modules}/live/a.ts:3 server-modules-know-no-surroundings`,
    `${modules}/live/a.ts:4 server-modules-know-no-surroundings`,
    `${modules}/messages/a.ts:1 server-modules-through-index`,
  ]);
});

test('the staff’s part of the orders is a module above the orders and the checkout', async () => {
  const files = {
    [`${modules}/orders/index.ts`]: `export { orders } from './orders.ts';`,
    [`${modules}/orders/orders.ts`]: `export const orders = 1;`,
    [`${modules}/checkout/index.ts`]: `export { orders as pay } from '../orders/index.ts';`,
    [`${modules}/orders/staff/index.ts`]: `export { pay } from '../../checkout/index.ts';\nexport { orders } from '../index.ts';`,
  };
  expect(await problemsWith(files)).toEqual([]);
  expect(
    await problemsWith({
      ...files,
      [`${modules}/orders/staff/a.ts`]: `import '../orders.ts';`,
      [`${modules}/orders/a.ts`]: `import './staff/index.ts';`,
      [`${modules}/checkout/a.ts`]: `import '../orders/staff/index.ts';`,
    }),
  ).toEqual([
    `${modules}/checkout/a.ts:1 server-module-checkout-imports`,
    `${modules}/orders/a.ts:1 server-module-orders-imports`,
    `${modules}/orders/staff/a.ts:1 server-modules-through-index`,
  ]);
});

test('what staff do about fans is above the messages, sanctions are below', async () => {
  const names = ['sanctions', 'auth', 'messages', 'staff', 'moderation', 'counter', 'today'];
  const files = Object.fromEntries(
    names.map((name) => [`${modules}/${name}/index.ts`, 'export {};']),
  );
  expect(
    await problemsWith({
      ...files,
      [`${modules}/messages/a.ts`]: `import '../sanctions/index.ts';\nimport '../moderation/index.ts';`,
      [`${modules}/sanctions/a.ts`]: `import '../auth/index.ts';`,
      [`${modules}/staff/a.ts`]: `import '../auth/index.ts';\nimport '../counter/index.ts';`,
      [`${modules}/counter/a.ts`]: `import '../staff/index.ts';\nimport '../today/index.ts';`,
      [`${modules}/moderation/a.ts`]: `import '../messages/index.ts';\nimport '../counter/index.ts';`,
    }),
  ).toEqual([
    `${modules}/counter/a.ts:2 server-module-counter-imports`,
    `${modules}/messages/a.ts:2 server-module-messages-imports`,
    `${modules}/moderation/a.ts:2 server-module-moderation-imports`,
    `${modules}/sanctions/a.ts:1 server-module-sanctions-imports`,
    `${modules}/staff/a.ts:2 server-module-staff-imports`,
  ]);
});

test('the status of an order is written by one function', async () => {
  const orders = `${modules}/orders`;
  expect(
    await problemsWith({
      [`${orders}/orderStatus.queries.ts`]: `export const updateOrder = 1;`,
      [`${orders}/orderStatus.ts`]: `export { updateOrder } from './orderStatus.queries.ts';`,
      [`${orders}/expirePickups.ts`]: `import './orderStatus.queries.ts';`,
    }),
  ).toEqual([`${orders}/expirePickups.ts:1 one-function-writes-order-status`]);
});

test('a cycle between files', async () => {
  const problems = await problemsWith({
    'packages/app/src/shell/a.ts': `import { b } from './b';\nexport const a = () => b;`,
    'packages/app/src/shell/b.ts': `import { a } from './a';\nexport const b = () => a;`,
  });
  expect(problems).toContain('packages/app/src/shell/a.ts:1 no-cycles');
});

test('a cycle between folders, even of types only', async () => {
  const problems = await problemsWith({
    'packages/server/src/a/a.ts': `import type { B } from '../b/b';\nexport type A = { b: B };`,
    'packages/server/src/b/b.ts': `import type { A } from '../a/a';\nexport type B = A[];`,
  });
  expect(problems).toEqual(['packages/server/src/a/a.ts:1 no-cycles-between-folders']);
});
