import { fans } from '../fans.ts';
import { players } from '../players/index.ts';
import { gameDay } from './game-day.ts';
import { kuroda } from './kuroda.ts';
import { aboutGrandfather, makabe } from './makabe.ts';
import { toMakabe } from './other-fans.ts';
import { awayReport, bullpenRoom, cheering, lunch } from './other-topics.ts';
import { toOthers } from './reported.ts';
import { hardestGame, saeki } from './saeki.ts';
import { readScript, type Said, type Speaker } from './script.ts';
import { isogai, onodera, saotome } from './teammates.ts';

export { type Report, reports } from './reported.ts';
export type { Said } from './script.ts';

export type PrivateTopic = {
  fan: string;
  jerseyNumber: string;
  messages: readonly Said[];
  /** Number of the last messages that the fan has not read. */
  unread: number;
  /** Number of the last messages that the player has not read. */
  unanswered: number;
};

export type GroupTopic = {
  title: string;
  /** The member players; all fans are members. */
  jerseyNumbers: readonly string[];
  messages: readonly Said[];
  unread: number;
};

function between(fan: string, jerseyNumber: string, script: string, unread = 0): PrivateTopic {
  const messages = readScript(script, { f: { fan }, p: { player: jerseyNumber } });
  const lastAnswered = messages.findLastIndex((said) => 'player' in said);
  return { fan, jerseyNumber, messages, unread, unanswered: messages.length - 1 - lastAnswered };
}

const first = 'demo-fan-01';
const paragraphs = (letter: string) => letter.replaceAll('\n', '\n+ ');

/** Six threads of the first fan, then those of other fans with number 7. */
export const privateTopics: readonly PrivateTopic[] = [
  between(first, '7', makabe.replace('{long}', paragraphs(aboutGrandfather)), 3),
  between(first, '1', kuroda, 1),
  between(first, '18', saeki.replace('{long}', paragraphs(hardestGame)), 0),
  between(first, '24', saotome, 2),
  between(first, '55', onodera),
  between(first, '22', isogai),
  ...Object.entries(toMakabe).map(([fan, script]) => between(fan, '7', script)),
];

/** Threads of other fans with messages that were reported. */
export const reportedTopics: readonly PrivateTopic[] = toOthers.map(
  ({ fan, jerseyNumber, script }) => between(fan, jerseyNumber, script),
);

const everyone: Readonly<Record<string, Speaker>> = Object.fromEntries([
  ...fans.map(({ sub, name }) => [name.replace('湊 ', ''), { fan: sub }]),
  ...players.map(({ jerseyNumber }) => [`#${jerseyNumber}`, { player: jerseyNumber }]),
]);

const all = players.map(({ jerseyNumber }) => jerseyNumber);
const pitchers = players
  .filter(({ position }) => position === 1)
  .map((player) => player.jerseyNumber);

function group(
  title: string,
  jerseyNumbers: readonly string[],
  script: string,
  unread: number,
): GroupTopic {
  return { title, jerseyNumbers, messages: readScript(script, everyone), unread };
}

export const groupTopics: readonly GroupTopic[] = [
  group('試合の日トーク', all, gameDay, 6),
  group('チーム応援トーク', all, cheering, 1),
  group('投手陣の部屋', pitchers, bullpenRoom, 0),
  group('遠征レポート', all, awayReport, 0),
  group('港のお昼ごはん', all, lunch, 0),
];
