import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colorsFrom, contrast } from '@homestand/ui/tokens';
import { commerceNotice, privacyNotice, publicationProblems } from '../club/notices.ts';
import { type Club, readClub } from '../club/readClub.ts';
import { listFiles } from '../club/sampleCells.ts';
import { pickupOf } from '../club/texts.ts';
import { readCards, readPlayers, readProducts } from '../csv/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import { textTable } from './textTable.ts';

const lists = [
  [listFiles.players, readPlayers],
  [listFiles.cards, readCards],
  [listFiles.products, readProducts],
] as const;

/** Reports every problem of a club's folder with its line, and what is missing before it may be public. */
export async function checkClub(
  folder: string,
  { options: { production } }: InputOf<'club check'>,
  { out }: Surroundings,
): Promise<void> {
  const club = openFolder(folder);
  const wrong = await listProblems(club);
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'));
  const open = publicationProblems(club);
  if (production && open.length > 0) throw new Refusal(open.join('\n'));
  out(messages.clubIsRight(club.name));
  if (open.length > 0) out(messages.beforeProduction(open));
}

/** Shows a club with all defaults, as the server uses it. */
export async function showClub(
  folder: string,
  _given: InputOf<'club show'>,
  { out }: Surroundings,
): Promise<void> {
  const club = openFolder(folder);
  const { clubRows } = messages;
  const { light, dark } = colorsFrom(club.color);
  const { name = club.name, address = '', registrationNumber = '' } = club.receipt ?? {};
  const colors = (roles: typeof light) =>
    messages.colors(roles.accent, roles.onAccent, contrast(roles.onAccent, roles.accent));
  const rows: [string, string | number][] = [
    [clubRows.name, club.name],
    [clubRows.shortName, club.shortName],
    [clubRows.slogan, club.slogan],
    [clubRows.color, club.color],
    [clubRows.light, colors(light)],
    [clubRows.dark, colors(dark)],
    [clubRows.logo, messages.logo(club.logo !== null)],
    [clubRows.supportPage, club.supportPage],
    [clubRows.hosts, club.hosts ? messages.listed(club.hosts) : messages.noHosts],
    [
      clubRows.trustedHosts,
      club.trustedHosts?.length ? messages.listed(club.trustedHosts) : messages.noTrustedHosts,
    ],
    [clubRows.pickup, club.pickup ? pickupOf(club.pickup) : messages.noPickup],
    [
      clubRows.counterHours,
      club.pickup?.opens && club.pickup.closes
        ? messages.counterHours(club.pickup.opens, club.pickup.closes)
        : messages.noCounterHours,
    ],
    [
      clubRows.cardKinds,
      messages.listed(
        Object.entries(club.cardKinds).map(([kind, used]) =>
          messages.cardKind(kind, used?.name ?? ''),
        ),
      ),
    ],
    [clubRows.payments, messages.payments(club.payments.atPickup)],
    [clubRows.sales, messages.sales(club.sales, club.payments.atPickup)],
    [clubRows.goods, messages.goods(club.goods.fewLeft)],
    [clubRows.receipt, [name, address, registrationNumber].filter(Boolean).join(' ')],
  ];
  out(textTable(rows));
  const words = Object.entries(club.words ?? {}).map(([word, text = '']) => [word, text]);
  if (words.length > 0) out(`\n${messages.wordsTitle}\n${textTable(words)}`);
  for (const [title, notices] of [
    [messages.commerceTitle, commerceNotice(club)],
    [messages.privacyTitle, privacyNotice(club)],
  ] as const)
    out(`\n${title}\n${textTable(notices.map(({ term, description }) => [term, description]))}`);
}

/** Problems of the lists for the first start, by file and row. */
async function listProblems({ folder, cardKinds }: Club): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, read] of lists) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    const reading = await read(await readFile(file), {
      pictures: join(folder, 'pictures'),
      cardKinds,
    });
    if ('problems' in reading)
      problems.push(...reading.problems.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

function openFolder(folder: string): Club {
  const found = readClub(folder);
  if ('problems' in found) throw new Refusal(found.problems.join('\n'));
  return found.club;
}
