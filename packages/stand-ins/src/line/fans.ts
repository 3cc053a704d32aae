import { randomBytes } from 'node:crypto';
import { cleanLine, firstGraphemes } from '@homestand/server/stand-in-support';
import { messages } from './messages.ts';

export type StandInFan = {
  sub: string;
  name: string;
  /** An absolute URL, or a path on the stand-in's own origin. */
  picture: string | null;
  email: string | null;
};

/** LINE's own limit for a display name. */
export const maxNameGraphemes = 20;

/** The demo fans, and the fans created on the chooser page since the start. */
export function createStandInFans(loadFans: () => Promise<StandInFan[]>) {
  const made = new Map<string, StandInFan>();

  async function list(): Promise<StandInFan[]> {
    const fans = await loadFans();
    const subs = new Set(fans.map(({ sub }) => sub));
    return [...fans, ...[...made.values()].filter(({ sub }) => !subs.has(sub))];
  }

  return {
    list,
    async find(sub: string): Promise<StandInFan | undefined> {
      return (await list()).find((fan) => fan.sub === sub);
    },
    /** Cleans and validates a typed name; creates the fan or returns the problem. */
    make(typed: string): { fan: StandInFan } | { problem: string } {
      const name = cleanLine(typed);
      if (name === '') return { problem: messages.nameMissing };
      if (firstGraphemes(name, maxNameGraphemes) !== name)
        return { problem: messages.nameTooLong(maxNameGraphemes) };
      const sub = `U${randomBytes(16).toString('hex')}`;
      const fan = { sub, name, picture: null, email: null };
      made.set(sub, fan);
      return { fan };
    },
    clear: () => made.clear(),
  };
}
