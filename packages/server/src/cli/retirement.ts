import { transact } from '../db/database.ts';
import { setRetired } from '../modules/account/index.ts';
import { endSessions, removeKnownDevices } from '../modules/auth/index.ts';
import { writeEvent } from '../modules/live/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { type RosterEntry, rosterOf, withReference } from './roster.ts';

export async function retirePlayer(
  { db, bus }: OpenClub,
  { arguments: { player } }: InputOf<'player retire'>,
  { out }: Surroundings,
): Promise<void> {
  const { name, ended } = await transact(db, async (tx) => {
    const { id, accountId, nameJapanese } = choose(await rosterOf(tx), player, 'active');
    await setRetired(tx, id, true);
    if (accountId === null) return { name: nameJapanese, ended: 0 };
    await removeKnownDevices(tx, accountId);
    const sessionIds = await endSessions(tx, accountId, 'all');
    await writeEvent(tx, { type: 'signedOut', personId: accountId, sessionIds });
    return { name: nameJapanese, ended: sessionIds.length };
  });
  await bus.publish();
  out(messages.playerRetired(name, ended));
}

export async function returnPlayer(
  { db }: OpenClub,
  { arguments: { player } }: InputOf<'player return'>,
  { out }: Surroundings,
): Promise<void> {
  const { nameJapanese, loginId } = await transact(db, async (tx) => {
    const roster = await rosterOf(tx);
    const found = choose(roster, player, 'retired');
    const wearer = roster.find(
      (player) => player.retiredAt === null && player.jerseyNumber === found.jerseyNumber,
    );
    if (wearer) throw new Refusal(messages.numberTaken(found.jerseyNumber, wearer.nameJapanese));
    await setRetired(tx, found.id, false);
    return found;
  });
  out(messages.playerReturned(nameJapanese));
  if (loginId !== null) out(messages.returnedLogin(loginId));
}

/** The one player with this login id, number or name who is active, or retired. */
function choose(
  roster: readonly RosterEntry[],
  reference: string,
  status: 'active' | 'retired',
): RosterEntry {
  const found = withReference(roster, reference);
  const fitting = found.filter(({ retiredAt }) => (retiredAt === null) === (status === 'active'));
  const [player] = fitting;
  if (player && fitting.length > 1) throw new Refusal(messages.severalPlayers(reference));
  if (player) return player;
  const [other] = found;
  if (!other) throw new Refusal(messages.noSuchPlayer(reference));
  throw new Refusal(
    status === 'active'
      ? messages.isRetired(other.nameJapanese, reference)
      : messages.isActive(other.nameJapanese),
  );
}
