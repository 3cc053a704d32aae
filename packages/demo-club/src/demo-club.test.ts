import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { drawings } from '../drawing/drawings.ts';
import committed from './drawings.gen.json' with { type: 'json' };
import {
  audios,
  cards,
  collected,
  fans,
  groupTopics,
  matchDayOrders,
  momentOf,
  momentOfToday,
  orders,
  playerOf,
  players,
  privateTopics,
  products,
  reportedTopics,
  shippingAddress,
  videos,
} from './index.ts';

// Those of drawings.gen.json.
vi.hoisted(() => vi.stubEnv('CLUB_OF_DRAWINGS', 'sample'));

const now = new Date('2026-11-21T00:30:00Z');
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const topics = [...privateTopics, ...reportedTopics, ...groupTopics];

describe('the roster', () => {
  test('has 24 players, each with a unique number, name, message and login id', () => {
    expect(players).toHaveLength(24);
    for (const key of ['jerseyNumber', 'nameJapanese', 'nameRomaji', 'message', 'loginId'] as const)
      expect(unique(players.map((player) => player[key]))).toBe(true);
  });

  test.each(players)('$nameJapanese is complete and plausible', (player) => {
    expect(player.jerseyNumber).toMatch(/^\d{1,2}$/);
    expect(player.message.length).toBeGreaterThanOrEqual(40);
    expect(player.message.length).toBeLessThanOrEqual(120);
    expect(player.loginId).toBe(player.nameRomaji.toLowerCase().replace(' ', '.'));
    expect(player.birthYear).toBeGreaterThan(1985);
    expect(player.height).toBeGreaterThan(165);
    expect(player.weight).toBeGreaterThan(60);
  });

  test('fields a whole team: pitchers, catchers, infielders and outfielders', () => {
    const count = [1, 2, 3, 4].map(
      (position) => players.filter((player) => player.position === position).length,
    );
    expect(count).toEqual([9, 3, 7, 5]);
  });
});

describe('the cards', () => {
  test('are at least 36 with unique v4 UUIDs, and every player has a normal one', () => {
    expect(cards.length).toBeGreaterThanOrEqual(36);
    expect(unique(cards.map(({ uuid }) => uuid))).toBe(true);
    for (const { uuid } of cards)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const normal = cards.filter(({ cardType }) => cardType === 'normal');
    expect(normal.map(({ jerseyNumber }) => jerseyNumber).sort()).toEqual(
      players.map(({ jerseyNumber }) => jerseyNumber).sort(),
    );
  });

  test('that are collected exist, once each, with a date in the past', () => {
    expect(unique(collected.map(({ card }) => card))).toBe(true);
    for (const { card, at } of collected) {
      expect(cards[card]).toBeDefined();
      expect(momentOf(at, now).getTime()).toBeLessThan(now.getTime());
    }
  });
});

describe('the shop', () => {
  test('has 40 products with a unique name, a description and a price in whole yen', () => {
    expect(products).toHaveLength(40);
    expect(unique(products.map(({ name }) => name))).toBe(true);
    for (const { price, description } of products) {
      expect(Number.isInteger(price) && price > 0).toBe(true);
      expect(description.match(/。/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('links only the digital product to another site', () => {
    const outside = products.filter(({ externalLinkUrl }) => externalLinkUrl !== undefined);
    expect(outside.map(({ category }) => category)).toEqual(['digital']);
  });

  test('has orders in every status, of products it sells itself', () => {
    expect(new Set(orders.map(({ deliveryStatus }) => deliveryStatus))).toEqual(
      new Set(['pending', 'received', 'unshipped', 'shipped', 'canceled']),
    );
    for (const { items, phone, ordered, updated } of orders) {
      expect(phone).toMatch(/^\d{10,11}$/);
      expect(momentOf(ordered, now).getTime()).toBeLessThanOrEqual(
        momentOf(updated, now).getTime(),
      );
      for (const { product } of items) expect(products[product]?.category).toMatch(/goods|jewelry/);
    }
    expect(shippingAddress.postalCode).toMatch(/^\d{7}$/);
  });
});

describe('the match day', () => {
  const open = matchDayOrders.flatMap(({ order }) =>
    order.deliveryStatus === 'pending' && !('paymentStatus' in order) ? [order] : [],
  );
  const piecesOf = (items: readonly { quantity: number }[]) =>
    items.reduce((sum, { quantity }) => sum + quantity, 0);

  test('has 40 open pickups, of other fans than the first: some paid, with memos, of several pieces', () => {
    expect(open).toHaveLength(40);
    expect(open.map(({ fan }) => fan)).not.toContain(fans[0]?.sub);
    const atVenue = open.filter(({ paymentMethod }) => paymentMethod === 'at_pickup');
    expect(atVenue).toHaveLength(16);
    expect(open.filter((order) => order.memo !== undefined).length).toBeGreaterThan(5);
    expect(open.filter(({ items }) => items.length === 1).length).toBeGreaterThan(10);
    expect(open.filter(({ items }) => items.length > 4).length).toBeGreaterThan(0);
    expect(open.filter(({ items }) => piecesOf(items) > 1).length).toBeGreaterThan(10);
    expect(open.flatMap(({ items }) => items).every(({ quantity }) => quantity > 0)).toBe(true);
  });

  test('keeps to the shop’s limit of unpaid pickups: three for each fan, and ¥30,000', () => {
    const unpaid = open.filter(({ paymentMethod }) => paymentMethod === 'at_pickup');
    for (const { sub } of fans) {
      const theirs = unpaid.filter(({ fan }) => fan === sub);
      const total = theirs
        .flatMap(({ items }) => items)
        .reduce(
          (sum, { product, quantity }) => sum + quantity * (products[product]?.price ?? 0),
          0,
        );
      expect([sub, theirs.length <= 3, total <= 30_000]).toEqual([sub, true, true]);
    }
  });

  test.each(['2026-11-20T15:00:00Z', '2026-11-20T15:07:00Z', '2026-11-21T09:30:00Z'])(
    'at %s, what happened today was today, after it was ordered and after the fan joined',
    (time) => {
      const start = new Date(time);
      const midnight = momentOf({ daysAgo: 0, time: '00:00' }, start).getTime();
      for (const { order, handOver } of matchDayOrders) {
        const ordered = momentOf(order.ordered, start).getTime();
        const fan = fans.find(({ sub }) => sub === order.fan);
        const joined = momentOf({ daysAgo: fan?.joinedDaysAgo ?? 0, time: '08:00' }, start);
        expect(ordered).toBeGreaterThanOrEqual(joined.getTime());
        if (!handOver) continue;
        const at = momentOfToday(handOver.minutesAgo, start).getTime();
        expect(at).toBeGreaterThanOrEqual(midnight);
        expect(at).toBeLessThanOrEqual(start.getTime());
        expect(ordered).toBeLessThan(at);
      }
    },
  );
});

describe('the topic', () => {
  test('has messages of the club’s people, within 1000 characters, in chronological order', () => {
    for (const { messages, unread } of topics) {
      expect(unread).toBeLessThan(messages.length);
      const moments = messages.map(({ sent }) => momentOf(sent, now).getTime());
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect(moments.at(-1)).toBeLessThanOrEqual(now.getTime());
      for (const said of messages) {
        if ('player' in said) playerOf(said.player);
        else expect(fans.map(({ sub }) => sub)).toContain(said.fan);
        if (said.type === 'image') expect(Object.keys(drawings.scenes)).toContain(said.scene);
        if (said.type === 'video') expect(Object.keys(videos)).toContain(said.video);
        if (said.type === 'text') {
          expect(said.content).not.toBe('');
          expect(said.content.length).toBeLessThanOrEqual(1000);
        }
      }
    }
  });

  test('repeats no text, and has long threads, long messages, pictures and a video', () => {
    const said = topics.flatMap(({ messages }) => messages);
    const lines = said.flatMap((message) => (message.type === 'text' ? [message.content] : []));
    expect(
      lines.filter((line, index) => line.length > 14 && lines.indexOf(line) !== index),
    ).toEqual([]);
    expect(privateTopics.filter(({ messages }) => messages.length >= 60)).toHaveLength(3);
    expect(groupTopics[0]?.messages.length).toBeGreaterThan(200);
    expect(lines.filter((line) => line.length > 500)).toHaveLength(2);
    expect(new Set(said.map(({ type }) => type))).toEqual(new Set(['text', 'image', 'video']));
  });

  test('of a group has only messages of its members', () => {
    for (const { jerseyNumbers, messages } of groupTopics)
      for (const said of messages)
        if ('player' in said) expect(jerseyNumbers).toContain(said.player);
  });

  test('has no message of a fan before the day of joining', () => {
    for (const said of topics.flatMap(({ messages }) => messages)) {
      const fan = 'fan' in said ? fans.find(({ sub }) => sub === said.fan) : undefined;
      if (!fan) continue;
      const joined = momentOf({ daysAgo: fan.joinedDaysAgo, time: '00:00' }, now);
      expect(momentOf(said.sent, now).getTime()).toBeGreaterThanOrEqual(joined.getTime());
    }
  });

  test('leaves only messages of others unread', () => {
    for (const { messages, unread } of topics)
      for (const said of messages.slice(messages.length - unread))
        expect('fan' in said ? said.fan : undefined).not.toBe(fans[0]?.sub);
    for (const { messages, unanswered } of privateTopics)
      for (const said of messages.slice(messages.length - unanswered))
        expect(said).toHaveProperty('fan');
  });
});

describe('the drawings', () => {
  const svgs = [
    ...[
      drawings.avatars,
      drawings.portraits,
      drawings.cards,
      drawings.fans,
      drawings.scenes,
    ].flatMap((named) => Object.values(named)),
    ...drawings.products.flat(),
  ];

  test('are those that drawing/draw.ts draws', () => {
    expect(committed).toEqual(drawings);
  });

  test('are one of each card, fan and scene, and no two players look alike', () => {
    expect(Object.keys(drawings.cards)).toEqual(cards.map(({ uuid }) => uuid));
    expect(Object.keys(drawings.fans).sort()).toEqual(fans.map(({ sub }) => sub).sort());
    const named = players.map(({ jerseyNumber }) => [jerseyNumber, drawings.avatars[jerseyNumber]]);
    expect(unique(named.map(([number = '', svg]) => svg?.replace(number, '')))).toBe(true);
    expect(new Set(Object.values(drawings.fans)).size).toBe(fans.length);
  });

  test('are well-formed, use no font and no external file, and reference only their own ids', () => {
    for (const svg of svgs) {
      expect(unclosed(svg)).toEqual([]);
      expect(svg).not.toMatch(/<text|<image|href|NaN|undefined|\$\{/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(unique(ids)).toBe(true);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  test('give every product two or three pictures', () => {
    expect(drawings.products).toHaveLength(products.length);
    for (const sides of drawings.products) expect([2, 3]).toContain(sides.length);
  });
});

describe('sounds and films', () => {
  test('are small files of their kind', () => {
    for (const { file } of Object.values(audios)) {
      expect(statSync(file).size).toBeLessThanOrEqual(60_000);
      expect(readFileSync(file).subarray(0, 3).toString('latin1')).toMatch(
        /^ID3|^\u00ff[\u00e0-\u00ff]/,
      );
    }
    for (const { file } of Object.values(videos)) {
      expect(statSync(file).size).toBeLessThanOrEqual(300_000);
      expect(readFileSync(file).subarray(4, 8).toString()).toBe('ftyp');
    }
  });
});

/** The tags of a drawing that are not closed, or closed out of order. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:[^>"]|"[^"]*")*?(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (!empty) open.push(name ?? '');
  }
  return open;
}
