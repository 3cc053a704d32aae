import type { Club } from '../club/index.ts';
import { columnsOf, exampleRows } from '../csv/columnHelp.ts';
import { writeCsv } from '../text/writeCsv.ts';
import type { ArgumentDefinition, CommandDefinition, OptionDefinition } from './command.ts';
import { type CommandName, commandTable } from './commands.ts';
import { messages } from './messages.ts';
import { textTable } from './textTable.ts';

type Choices = { choices: readonly string[]; words?: ArgumentDefinition['words'] };

/** Help for all commands, or for those of the given nouns. */
export function helpOfAll(names: readonly CommandName[] = []): string {
  const shown = Object.entries<CommandDefinition>(commandTable).filter(
    ([name]) => names.length === 0 || names.some((chosen) => chosen === name),
  );
  return [
    messages.homestand,
    '',
    `${messages.usage}: homestand <command> …`,
    '',
    `${messages.commands}:`,
    ...table(shown.map(([name, { summary }]) => [name, summary])),
    '',
    messages.helpOfCommand,
    '',
  ].join('\n');
}

/** Help for one command; that for a list of cards names the kinds that the club uses. */
export function helpOfCommand(name: CommandName, cardKinds?: Club['cardKinds']): string {
  const definition: CommandDefinition = commandTable[name];
  const options = Object.entries(definition.options);
  const args = Object.values(definition.arguments);
  return [
    definition.summary,
    '',
    `${messages.usage}: ${['homestand', name, ...args.map(argumentForm), ...options.map(usageForm)].join(' ')}`,
    ...section(
      messages.arguments,
      args.map((argument) => [argumentForm(argument), argumentHelp(argument)]),
    ),
    ...section(
      messages.options,
      options.map(([option, definition]) => [
        optionForm(option, definition),
        optionHelp(definition),
      ]),
    ),
    ...(definition.columns === undefined ? [] : columnsSection(definition.columns, cardKinds)),
    '',
  ].join('\n');
}

function columnsSection(
  kind: NonNullable<CommandDefinition['columns']>,
  cardKinds?: Club['cardKinds'],
): string[] {
  const columns = columnsOf(kind, cardKinds);
  const rows = columns.map(({ name, need, help, example }) => [
    name,
    messages.columnNeed[need],
    messages.columnExample(help, example),
  ]);
  return [
    '',
    `${messages.columns}:`,
    ...indented(textTable(rows).trimEnd().split('\n')),
    '',
    messages.columnRules,
    '',
    messages.exampleRow,
    ...indented(
      writeCsv(exampleRows(kind, cardKinds).slice(0, 2))
        .replace('\ufeff', '')
        .trimEnd()
        .split('\r\n'),
    ),
    '',
    messages.exampleFile(kind),
  ];
}

const indented = (lines: string[]) => lines.map((line) => `  ${line}`);

const section = (title: string, lines: [string, string][]) =>
  lines.length === 0 ? [] : ['', `${title}:`, ...table(lines)];

function table(lines: [string, string][]): string[] {
  const width = Math.max(...lines.map(([term]) => term.length));
  return lines.map(([term, right]) => `  ${term.padEnd(width)}  ${right}`);
}

const argumentForm = ({ placeholder }: ArgumentDefinition) => `<${placeholder}>`;

function optionForm(name: string, option: OptionDefinition): string {
  if (option.kind === 'flag') return `--${name}`;
  if (option.kind === 'choice' || option.kind === 'choices') return `--${name} <${name}>`;
  return `--${name} <${option.placeholder}>`;
}

function usageForm([name, option]: [string, OptionDefinition]): string {
  const form = optionForm(name, option);
  return isRequired(option) ? form : `[${form}]`;
}

function optionHelp(option: OptionDefinition): string {
  const notes = [
    ...(isRequired(option) ? [messages.required] : []),
    ...(option.kind === 'choice' || option.kind === 'choices'
      ? [messages.oneOf(choiceForms(option))]
      : []),
    ...(option.kind === 'choices' || option.kind === 'list' ? [messages.repeatable] : []),
  ];
  return notes.length === 0 ? option.help : messages.withNotes(option.help, notes);
}

function argumentHelp({ help, choices, words }: ArgumentDefinition): string {
  if (!choices) return help;
  return messages.withNotes(help, [messages.oneOf(choiceForms({ choices, words }))]);
}

/** Each choice in the form in which commands print it. */
const choiceForms = ({ choices, words = {} }: Choices) =>
  choices.map((choice) => words[choice]?.at(-1) ?? choice);

const isRequired = (option: OptionDefinition) =>
  option.kind === 'choice' || (option.kind === 'text' && option.required === true);
