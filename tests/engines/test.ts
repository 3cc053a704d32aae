import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { bundle } from '../support/browser.ts';
import type { Fan, Player, Staff } from '../support/fixtures.ts';
import { startProxy, type TestProxy } from '../support/proxy.ts';
import { type Shop, startShop } from '../support/serverWithGateway.ts';
import type { Engine } from './drivers/driver.ts';
import { type EngineName, partners, startEngine } from './engines.ts';
import { createPhone, type Phone } from './phone.ts';

export { expect };

type PerWorker = {
  engineName: EngineName;
  engine: Engine;
  /** The real server with an empty club, and its payment gateway on another origin. */
  shop: Shop;
  /** The code of `inPage.ts`. */
  library: string;
};

type PerTest = {
  open: Open;
  /** Opens a path of the fans' app on a new phone, logged in as this person. */
  openAs: (person: Fan | Player | null, path: string, options?: OpenOptions) => Promise<Phone>;
  /** The same in the staff app. */
  openStaffAs: (person: Staff | null, path: string, options?: OpenOptions) => Promise<Phone>;
  /** A proxy to the server that can be cut. */
  network: TestProxy;
};

type Open = (
  app: 'user' | 'admin',
  stored: [string, string][],
  path: string,
  options?: OpenOptions,
) => Promise<Phone>;

type OpenOptions = {
  /** Another origin than the server's own, such as the proxy's. */
  origin?: string;
  /** A phone with another engine. */
  other?: boolean;
};

export const test = base.extend<PerTest, PerWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],

  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],

  library: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
    async ({}, use) =>
      use(await bundle({ entry: `${import.meta.dirname}/inPage.ts`, name: 'journey' })),
    { scope: 'worker' },
  ],

  network: async ({ shop }, use) => {
    const network = await startProxy(shop.origin);
    await use(network);
    await network.stop();
  },

  open: async ({ engineName, engine, shop, library }, use, testInfo) => {
    const phones: Phone[] = [];
    const others: Engine[] = [];
    await use(async (app, stored, path, { origin = shop.origin, other = false } = {}) => {
      const partner = other ? await startEngine[partners[engineName]]() : null;
      if (partner) others.push(partner);
      const driver = await (partner ?? engine).openPhone();
      const phone = createPhone(driver, library, `${origin}/${app}`);
      phones.push(phone);
      if (stored.length > 0) {
        // A file of the origin: the app would start without the session.
        await driver.go(`${origin}/user/icon.svg`);
        await phone.run((entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        }, stored);
      }
      await phone.go(path);
      return phone;
    });
    for (const phone of phones) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const file = testInfo.outputPath(`phone-${phones.indexOf(phone) + 1}`);
        await writeFile(`${file}.txt`, await phone.describe());
        await writeFile(`${file}.png`, await phone.screenshot());
      }
      expect.soft(phone.errors()).toEqual([]);
      await phone.close();
    }
    for (const partner of others) await partner.close();
  },

  openAs: ({ open }, use) =>
    use((person, path, options) => open('user', person ? sessionOf(person) : [], path, options)),

  openStaffAs: ({ open }, use) =>
    use((person, path, options) =>
      open('admin', person ? staffSessionOf(person) : [], path, options),
    ),
});

/** The stored session of a login. */
function sessionOf(person: Fan | Player): [string, string][] {
  const isPlayer = 'playerId' in person;
  const info = {
    token: person.token,
    name: person.name,
    email: null,
    userId: person.id,
    pictureUrl: null,
    playerCardsId: isPlayer ? person.playerId : null,
  };
  return [
    ['user_type', isPlayer ? 'player' : 'user'],
    ['login_user_info', JSON.stringify(info)],
  ];
}

const staffSessionOf = ({ token, id, name, role }: Staff): [string, string][] => [
  ['staff_session', JSON.stringify({ token, id, name, role })],
];
