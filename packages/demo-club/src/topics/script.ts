import type { SceneName, VideoName } from '../media.ts';
import type { Before } from '../when.ts';

export type Speaker = { fan: string } | { player: string };

export type Said = Speaker & { sent: Before } & (
    | { type: 'text'; content: string }
    | { type: 'image'; scene: SceneName }
    | { type: 'video'; video: VideoName }
  );

/**
 * Parses a conversation in the notation of this folder:
 *   @40 19:12        the following messages were sent 40 days ago from 19:12 on; `@-30` is 30 minutes ago
 *   name: text       a message; `name: image bullpen` and `name: video nightBall` send media
 *   + text           another paragraph of the same message
 */
export function readScript(script: string, cast: Readonly<Record<string, Speaker>>): Said[] {
  const said: Said[] = [];
  let clock: Before = { daysAgo: 1, time: '12:00' };
  for (const row of script.trim().split('\n')) {
    const line = row.trim();
    if (line.startsWith('@')) {
      clock = readClock(line.slice(1));
    } else if (line.startsWith('+')) {
      const last = said.at(-1);
      if (last?.type !== 'text') throw new Error(`No text to continue: ${line}`);
      last.content += `\n${line.slice(1).trim()}`;
    } else {
      const [name = '', ...rest] = line.split(':');
      const speaker = cast[name];
      if (!speaker) throw new Error(`Unknown name "${name}".`);
      said.push({ ...speaker, sent: clock, ...contentOf(rest.join(':').trim()) });
      clock = later(clock, 1 + ((said.length * 7) % 5));
    }
  }
  return said;
}

// This package's tests check the names of pictures and videos.
function contentOf(words: string) {
  const [, kind, name] = /^(image|video) (\w+)$/.exec(words) ?? [];
  if (kind === 'image') return { type: 'image', scene: name as SceneName } as const;
  if (kind === 'video') return { type: 'video', video: name as VideoName } as const;
  return { type: 'text' as const, content: words };
}

function readClock(words: string): Before {
  const [first = '', time] = words.split(' ');
  return time === undefined ? { minutesAgo: -Number(first) } : { daysAgo: Number(first), time };
}

function later(before: Before, minutes: number): Before {
  if ('minutesAgo' in before) return { minutesAgo: Math.max(0, before.minutesAgo - minutes) };
  const [hours = 0, past = 0] = before.time.split(':').map(Number);
  const total = hours * 60 + past + minutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return { daysAgo: before.daysAgo, time: `${two(Math.floor(total / 60))}:${two(total % 60)}` };
}
