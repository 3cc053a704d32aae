import { text } from '../csv/readers.ts';
import { transact } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { messages as toFans } from '../messages.ts';
import { findAccount } from '../modules/auth/index.ts';
import {
  addMessage,
  addPlayerToTopic,
  findTopic,
  groupsWithCounts,
  insertGroup,
} from '../modules/messages/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import { type InputOf, readInput } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { textTable } from './textTable.ts';

const longestMessage = 1000;
const longestTitle = 100;

async function read(value: string, most: number): Promise<string> {
  const result = await text(most)(value.trim());
  if ('problem' in result) throw new Refusal(result.problem);
  return result.value;
}

export async function listTopics(
  { db }: OpenClub,
  _given: InputOf<'topics list'>,
  { out }: Surroundings,
): Promise<void> {
  const topics = await groupsWithCounts(db);
  if (topics.length === 0) return out(messages.noTopics);
  const rows = topics.map(({ id, title, lastSeq, deletedCount, players }) => [
    id,
    title,
    messages.people(players ?? 0),
    messages.messageCount(lastSeq - deletedCount),
  ]);
  out(textTable([messages.topicHeadings, ...rows]));
}

export async function createTopic(
  { db }: OpenClub,
  { arguments: args, options }: InputOf<'topics create'>,
  { out }: Surroundings,
): Promise<void> {
  const title = await read(args.title, longestTitle);
  if (title === '') throw new Refusal(messages.titleMissing);
  const id = newId();
  await transact(db, async (tx) => {
    if ((await groupsWithCounts(db)).some((topic) => topic.title === title))
      throw new Refusal(messages.titleTaken(title));
    await insertGroup(tx, { id, title });
    for (const loginId of options.player) {
      const account = await findAccount(tx, { loginId });
      if (!account) throw new Refusal(messages.noSuchLogin(loginId));
      if (account.retiredAt !== null)
        throw new Refusal(messages.isRetired(account.nameJapanese, loginId));
      await addPlayerToTopic(tx, id, account.playerId);
    }
  });
  out(messages.topicCreated(title, id));
}

export async function announce(
  { db, bus, config }: OpenClub,
  { arguments: { topic }, options }: InputOf<'announce'>,
  { out, input }: Surroundings,
): Promise<void> {
  if (config.previewMode) throw new Refusal(toFans.preview);
  const content = await read(options.text ?? (await readInput(input)), longestMessage);
  if (content === '') throw new Refusal(messages.textMissing);
  const account = await findAccount(db, { loginId: options.from });
  if (!account) throw new Refusal(messages.noSuchLogin(options.from));
  if (account.retiredAt !== null)
    throw new Refusal(messages.isRetired(account.nameJapanese, options.from));
  const found = (await groupsWithCounts(db)).find(
    ({ id, title }) => id === topic.toLowerCase() || title === topic,
  );
  if (!found) throw new Refusal(messages.noSuchTopic(topic));
  const sender = { role: 'player' as const, personId: account.id };
  await transact(db, async (tx) => {
    if (!(await findTopic(tx, sender, found.id)))
      throw new Refusal(messages.notAMember(account.nameJapanese, found.title));
    await addMessage(tx, { topicId: found.id, sender, content });
  });
  await bus.publish();
  out(messages.announced(found.title));
}
