// Texts of a component's page, of which Markdown is written, too. Runs in the browser and in Node.
import type { ComponentDocs } from '@homestand/ui/guide';

/** What stands for a text that a club may add: an empty row would look like a fault. */
const empty = '（空）';

/** The texts of a message by key; functions with the example arguments. */
export function textsOf(
  key: string,
  message: unknown,
  examples: NonNullable<ComponentDocs['words']>,
): [string, string][] {
  if (typeof message === 'function') return [[key, String(message(...(examples[key] ?? [])))]];
  if (typeof message !== 'object' || message === null) return [[key, String(message) || empty]];
  return Object.entries(message).flatMap(([inner, text]) =>
    textsOf(`${key}.${inner}`, text, examples),
  );
}

/** From api.snap: 'button props except color, style' or 'div props: id, role'. */
export function nativeProps(text: string): string {
  const [, element = '', isLess, names = ''] =
    /^(\w+) props(?:( except |: )(.*))?$/.exec(text) ?? [];
  const said = names
    .split(', ')
    .filter((name) => name !== '')
    .map((name) => `\`${name}\``)
    .join(' ');
  const owner = element === 'native' ? 'HTML' : `\`<${element}>\` `;
  if (isLess === ': ') return `${owner}の属性 ${said}。`;
  return said === '' ? `${owner}の属性。` : `${owner}の属性。${said} を除く。`;
}

/** The line that imports them; none for no name. */
export const importOf = (names: readonly string[], from = '@homestand/ui') =>
  names.length === 0 ? '' : `import { ${names.join(', ')} } from '${from}';`;

/** The name of a story or step without the id of its requirement. */
export const withoutId = (text: string) => text.replace(/\[[A-Z]+-\d+\] ?/g, '');
