import { randomBytes } from 'node:crypto';
import { cleanLine } from '../../text/cleanText.ts';
import { firstGraphemes } from './displayName.ts';
import { messages } from './messages.ts';

export type StandInFan = {
  sub: string;
  name: string;
  /** An address, or a path on the stand-in's own origin. */
  picture: string | null;
  email: string | null;
};

/** As many as a name in LINE may have. */
export const mostNameGraphemes = 20;

/** The demo fans, and those who came in by typing a name since the start. */
export function createStandInFans(known: () => Promise<StandInFan[]>) {
  const made = new Map<string, StandInFan>();

  async function list(): Promise<StandInFan[]> {
    const fans = await known();
    const subs = new Set(fans.map(({ sub }) => sub));
    return [...fans, ...[...made.values()].filter(({ sub }) => !subs.has(sub))];
  }

  return {
    list,
    async find(sub: string): Promise<StandInFan | undefined> {
      return (await list()).find((fan) => fan.sub === sub);
    },
    /** Takes the name as it was typed; says what is wrong with it, or makes the fan. */
    make(typed: string): { fan: StandInFan } | { problem: string } {
      const name = cleanLine(typed);
      if (name === '') return { problem: messages.standIn.nameMissing };
      if (firstGraphemes(name, mostNameGraphemes) !== name)
        return { problem: messages.standIn.nameTooLong(mostNameGraphemes) };
      const sub = `U${randomBytes(16).toString('hex')}`;
      const fan = { sub, name, picture: null, email: null };
      made.set(sub, fan);
      return { fan };
    },
    clear: () => made.clear(),
  };
}
