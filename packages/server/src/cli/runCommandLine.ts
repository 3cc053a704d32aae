import type { Club } from '../club/index.ts';
import { cleanTerminalText } from '../text/cleanText.ts';
import {
  type CommandDefinition,
  type CommandInput,
  Refusal,
  type Surroundings,
} from './command.ts';
import { type CommandName, commandTable } from './commands.ts';
import { helpOfAll, helpOfCommand } from './help.ts';
import { messages } from './messages.ts';
import { nearest } from './nearest.ts';
import { readArguments, WrongUsage } from './readArguments.ts';

type Handler<Definition extends CommandDefinition> = (
  input: CommandInput<Definition>,
  surroundings: Surroundings,
) => Promise<void>;

export type CommandHandlers = {
  [Name in CommandName]: Handler<(typeof commandTable)[Name]>;
};

const done = 0;
const refused = 1;
const wrongUsage = 2;

/** Runs "homestand <noun> <verb> …" and returns the exit code. */
export async function runCommandLine(
  argv: readonly string[],
  {
    commands,
    cardKindsOf = async () => undefined,
    ...streams
  }: Surroundings & {
    commands: CommandHandlers;
    /** The kinds of cards of the club in this folder, or of that of the settings, for the help. */
    cardKindsOf?: (folder: string | undefined) => Promise<Club['cardKinds'] | undefined>;
  },
): Promise<number> {
  // Names, addresses and errors contain user input; escape sequences in it would run in the terminal.
  const surroundings: Surroundings = {
    ...streams,
    out: (text) => streams.out(cleanTerminalText(text)),
    err: (text) => streams.err(cleanTerminalText(text)),
  };
  const { out, err } = surroundings;
  const wantsHelp =
    argv.length === 0 ||
    argv[0] === 'help' ||
    argv.some((word) => word === '--help' || word === '-h');
  const words = argv.filter(
    (word, index) => !(index === 0 && word === 'help') && word !== '--help' && word !== '-h',
  );
  const found = findCommand(words);

  if (!found) {
    const group = namesOfGroup(words[0]);
    if (words.length === 0 || (wantsHelp && group.length > 0)) {
      out(helpOfAll(group));
      return done;
    }
    err(`${unknownCommand(words)}\n\n${helpOfAll(group)}`);
    return wrongUsage;
  }
  const help = async () => {
    const { columns }: CommandDefinition = commandTable[found.name];
    const kinds = columns === 'cards' ? await cardKindsOf(folderIn(found.args)) : undefined;
    return helpOfCommand(found.name, kinds);
  };
  if (wantsHelp) {
    out(await help());
    return done;
  }

  try {
    const input = readArguments(commandTable[found.name], found.args);
    // The table pairs each name with its handler; the type of a union of names does not show that.
    await (commands[found.name] as Handler<CommandDefinition>)(input, surroundings);
    return done;
  } catch (error) {
    if (error instanceof WrongUsage) {
      err(`${error.message}\n\n${await help()}`);
      return wrongUsage;
    }
    if (error instanceof Refusal) {
      err(`${error.message}\n`);
      return refused;
    }
    err(`${messages.failed}\n${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
    return refused;
  }
}

/** The value of --club, wherever it stands: who asks for help may have typed the rest wrong. */
function folderIn(words: readonly string[]): string | undefined {
  const at = words.indexOf('--club');
  return at === -1
    ? words.find((word) => word.startsWith('--club='))?.slice('--club='.length)
    : words[at + 1];
}

function findCommand(words: readonly string[]): { name: CommandName; args: string[] } | null {
  for (const length of [2, 1]) {
    const typed = plain(words.slice(0, length).join(' '));
    const name = commandNames.find((commandName) => plain(commandName) === typed);
    if (name) return { name, args: words.slice(length) };
  }
  return null;
}

const commandNames = Object.keys(commandTable) as CommandName[];

/** "player list" and "players list" are the same command: nobody remembers which nouns are plural. */
const plain = (name: string) => name.replace(/^([a-z]+?)s?(?= |$)/, '$1');

function unknownCommand(words: readonly string[]): string {
  const group = namesOfGroup(words[0]);
  const typed = words.slice(0, 2).join(' ');
  const near = nearest(typed, group.length > 0 ? group : commandNames);
  return [
    messages.unknownCommand(typed),
    ...(near.length > 0 ? [messages.didYouMean] : []),
    ...near.map((name) => `  homestand ${name}`),
  ].join('\n');
}

function namesOfGroup(noun: string | undefined): CommandName[] {
  return commandNames.filter((name) => plain(name.split(' ')[0] ?? '') === plain(noun ?? ''));
}
