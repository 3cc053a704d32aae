import type { ComponentDocs } from '@homestand/ui/guide';
import type { InputType } from 'storybook/internal/csf';
import type { Described, PropRow } from './describe.ts';

/** The rows of Storybook's controls for the props of a component, with what its docs say of them. */
export function controlsOf(
  { props }: Described,
  { props: sentences = {}, kinds = {} }: Pick<ComponentDocs, 'props' | 'kinds'>,
): Record<string, InputType> {
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        ...controlOf(prop),
        description: descriptionOf(sentences[prop.name], kinds[prop.name]),
        table: {
          type: { summary: prop.type },
          ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
          ...(isFunction(prop.type) && { category: '呼び出し' }),
        },
      },
    ]),
  );
}

/** The sentence, and a line for each value. */
function descriptionOf(sentence = '', values: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries(values).map(([value, what]) => `- \`${value}\`：${what}`);
  return [sentence, lines.join('\n')].filter(Boolean).join('\n\n');
}

/** What no control can set stays a row without one. */
function controlOf({ name, type, isRequired: required }: PropRow): InputType {
  const parts = type.split(' | ');
  const others = parts.filter((part) => part !== 'null' && part !== 'undefined');
  const literals = others.map(literal);
  if (literals.every((value) => value !== undefined)) {
    const options = [...literals, ...(parts.includes('null') ? [null] : [])];
    return {
      type: { name: 'enum', value: literals, required },
      options,
      control: { type: options.length > 4 ? 'select' : 'inline-radio' },
    };
  }
  const [only = '', ...more] = others;
  if (more.length === 0 && isPlain(only))
    return {
      type: { name: only, required },
      control: { type: { boolean: 'boolean', string: 'text', number: 'number' }[only] },
    } as InputType;
  // A text is the child of most; elements come from the stories.
  if (/ReactNode/.test(type)) return name === 'children' ? {} : { control: false };
  if (isFunction(type)) return { control: false };
  return { type: { name: 'other', value: type, required }, control: { type: 'object' } };
}

const isPlain = (type: string) => /^(boolean|string|number)$/.test(type);
const isFunction = (type: string) => type.includes('=>') && !type.startsWith('{');

function literal(text: string): string | number | undefined {
  const [, inside] = /^'([^']*)'$/.exec(text) ?? [];
  if (inside !== undefined) return inside;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
