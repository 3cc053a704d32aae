import { parseArgs } from 'node:util';
import { plainForm } from '../text/plainForm.ts';
import type {
  ArgumentDefinition,
  CommandDefinition,
  CommandInput,
  OptionDefinition,
} from './command.ts';
import { messages } from './messages.ts';
import { nearest } from './nearest.ts';

export class WrongUsage extends Error {}

export function readArguments(
  definition: CommandDefinition,
  argv: readonly string[],
): CommandInput<CommandDefinition> {
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(definition.options).map(([name, { kind }]) => [
        name,
        { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: true },
      ]),
    ),
    allowPositionals: true,
    // parseArgs reports errors in English; its tokens suffice to report them in Japanese.
    strict: false,
    tokens: true,
  });

  const optionValues = new Map<string, (string | undefined)[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(definition.options, token.name)
      ? definition.options[token.name]
      : undefined;
    if (!option || !token.rawName.startsWith('--')) {
      throw new WrongUsage(
        messages.unknownOption(token.rawName) +
          suggestion(
            nearest(
              token.rawName,
              Object.keys(definition.options).map((name) => `--${name}`),
            ),
          ),
      );
    }
    if (option.kind === 'flag' && token.value !== undefined) {
      throw new WrongUsage(messages.optionTakesNoValue(token.rawName));
    }
    if (option.kind !== 'flag' && isMissing(token.value, token.inlineValue)) {
      throw new WrongUsage(messages.optionNeedsValue(token.rawName));
    }
    optionValues.set(token.name, [...(optionValues.get(token.name) ?? []), token.value]);
  }

  return {
    arguments: readPositionals(definition, positionals),
    options: Object.fromEntries(
      Object.entries(definition.options).map(([name, option]) => [
        name,
        readOption(`--${name}`, option, optionValues.get(name) ?? []),
      ]),
    ),
  };
}

/**
 * In "--out --type gold" the value of --out is missing; a value that begins with a dash is written --out=-x.
 */
const isMissing = (value: string | undefined, inline: boolean | undefined) =>
  value === undefined || value === '' || (value.startsWith('-') && inline !== true);

function readPositionals(
  { arguments: definitions, options }: CommandDefinition,
  positionals: readonly string[],
): Record<string, string> {
  const names = Object.entries(definitions);
  const extra = positionals[names.length];
  if (extra !== undefined) {
    const isFolder = 'club' in options && /^[.]|[/\\]/.test(extra);
    throw new WrongUsage(
      isFolder ? messages.folderByOption(extra) : messages.argumentTooMany(extra),
    );
  }
  return Object.fromEntries(
    names.map(([name, { placeholder, choices, words }], index) => {
      const value = positionals[index];
      if (value === undefined || value === '') {
        throw new WrongUsage(messages.argumentMissing(placeholder));
      }
      return [name, choices ? choiceOf(`<${placeholder}>`, value, { choices, words }) : value];
    }),
  );
}

function readOption(name: string, option: OptionDefinition, occurrences: (string | undefined)[]) {
  const values = occurrences.filter((value) => value !== undefined);
  if (option.kind === 'choices') {
    return [...new Set(values.map((value) => choiceOf(name, value, option)))];
  }
  if (option.kind === 'list') return [...new Set(values)];
  if (occurrences.length > 1) throw new WrongUsage(messages.optionTwice(name));
  if (option.kind === 'flag') return occurrences.length === 1;
  const [value] = values;
  const isRequired = option.kind === 'choice' || (option.kind === 'text' && option.required);
  if (isRequired && value === undefined) throw new WrongUsage(messages.optionMissing(name));
  if (option.kind === 'choice' && value !== undefined) return choiceOf(name, value, option);
  if (option.kind === 'date' && value !== undefined && !isDate(value)) {
    throw new WrongUsage(messages.notADate(name, value));
  }
  return value;
}

type Choices = { choices: readonly string[]; words?: ArgumentDefinition['words'] };

function choiceOf(what: string, value: string, { choices, words = {} }: Choices): string {
  const spellings = new Map(
    choices.flatMap((choice) =>
      [choice, ...(words[choice] ?? [])].map((word) => [plainForm(word), choice]),
    ),
  );
  const choice = spellings.get(plainForm(value));
  if (choice !== undefined) return choice;
  const near = nearest(plainForm(value), [...spellings.keys()]).flatMap(
    (word) => spellings.get(word) ?? [],
  );
  throw new WrongUsage(messages.notAChoice(what, value, choices) + suggestion([...new Set(near)]));
}

const suggestion = (words: readonly string[]) =>
  words.length === 0 ? '' : `\n${messages.suggestion(words)}`;

function isDate(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
