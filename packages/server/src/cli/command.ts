import type { Readable } from 'node:stream';
import type { columnTables } from '../csv/imports.ts';

export type ArgumentDefinition = {
  placeholder: string;
  help: string;
  choices?: readonly string[];
  /** The printed form and the meaning of a choice, which are accepted instead of it. */
  words?: ChoiceWords;
};

type ChoiceWords = Readonly<Record<string, readonly string[]>>;

export type OptionDefinition =
  | { kind: 'flag'; help: string }
  | { kind: 'text'; placeholder: string; help: string; required?: true }
  | { kind: 'date'; placeholder: string; help: string }
  /** May be repeated. */
  | { kind: 'list'; placeholder: string; help: string }
  /** One of `choices`; required. */
  | { kind: 'choice'; choices: readonly string[]; help: string; words?: ChoiceWords }
  /** May be repeated; each value is one of `choices`. */
  | { kind: 'choices'; choices: readonly string[]; help: string; words?: ChoiceWords };

export type CommandDefinition = {
  summary: string;
  arguments: Record<string, ArgumentDefinition>;
  options: Record<string, OptionDefinition>;
  /** Columns of the file that the command reads, for its help. */
  columns?: keyof typeof columnTables;
};

/** Keeps the literal types of a definition; the types of its handler derive from them. */
export const command = <const Definition extends CommandDefinition>(definition: Definition) =>
  definition;

type OptionValue<Option extends OptionDefinition> = Option extends { kind: 'flag' }
  ? boolean
  : Option extends { kind: 'choices'; choices: readonly (infer Choice)[] }
    ? Choice[]
    : Option extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : Option extends { kind: 'list' }
        ? string[]
        : Option extends { required: true }
          ? string
          : string | undefined;

type ArgumentValue<Argument extends ArgumentDefinition> = Argument extends {
  choices: readonly (infer Choice)[];
}
  ? Choice
  : string;

export type CommandInput<Definition extends CommandDefinition> = {
  arguments: {
    [Name in keyof Definition['arguments']]: ArgumentValue<Definition['arguments'][Name]>;
  };
  options: { [Name in keyof Definition['options']]: OptionValue<Definition['options'][Name]> };
};

/** Streams of a command: the real ones, or those of a test. */
export type Surroundings = {
  out: (text: string) => void;
  err: (text: string) => void;
  input: Readable;
};

/** Thrown by a handler that refuses: its message is printed, and the exit code is 1. */
export class Refusal extends Error {}
