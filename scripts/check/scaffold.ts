import { barrelsOf } from './barrels.ts';
import { kebabCase, titleOf } from './catalogue.ts';
import { storyTitles, scaffoldWords as words } from './messages.ts';
import type { Files } from './project.ts';

const ui = 'packages/ui/src';

export type ScaffoldOptions = {
  kind: string | undefined;
  /** `Name` for a primitive, `domain/Name` for a piece. */
  address: string | undefined;
  hasWords: boolean;
  hasStore: boolean;
};

type Parts = { name: string; domain: string | undefined; speaks: boolean; remembers: boolean };

/** The files of a new component and the changed barrels; throws when the request is invalid. */
export function scaffold(options: ScaffoldOptions, files: Files): Map<string, string> {
  const parts = parseOptions(options);
  const { name, domain, speaks, remembers } = parts;
  const layer = domain === undefined ? 'primitives' : `pieces/${domain}`;
  const folder = `${ui}/${layer}/${name}`;
  const isTaken = [...files.keys()].some((path) =>
    new RegExp(`^${ui}/(primitives|pieces/[^/]+)/${name}/`, 'i').test(path),
  );
  if (isTaken) throw new Error(`There is a ${name} already. Component names are unique.`);

  const made = new Map([
    [`${folder}/${name}.tsx`, view(parts)],
    [`${folder}/${name}.css.ts`, styles(parts)],
    [`${folder}/${name}.stories.tsx`, stories(parts)],
    [`${folder}/${name}.docs.ts`, docs(parts)],
  ]);
  if (speaks) made.set(`${folder}/messages.ts`, messages(parts));
  if (remembers) made.set(`${folder}/use${name}.ts`, hook(parts));

  for (const [path, text] of barrelsOf(new Map([...files, ...made]))) made.set(path, text);
  return made;
}

function parseOptions({
  kind,
  address = '',
  hasWords: speaks,
  hasStore: remembers,
}: ScaffoldOptions): Parts {
  const usage =
    'npm run new primitive Name, or npm run new piece domain/Name [-- --speaks --remembers]';
  if (kind !== 'primitive' && kind !== 'piece') throw new Error(`Write: ${usage}`);
  const [first = '', second] = address.split('/');
  const name = kind === 'piece' ? (second ?? '') : address;
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/.test(name))
    throw new Error(`"${address}" is not a name. Component names look like OrderRow. ${usage}`);
  if (kind === 'piece' && first !== 'shared' && !(first in storyTitles.domains))
    throw new Error(
      `"${first}" is no domain. There are ${Object.keys(storyTitles.domains).join(', ')}; a new one gets its title in scripts/check/messages.ts first.`,
    );
  return { name, domain: kind === 'piece' ? first : undefined, speaks, remembers };
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const lines = (...all: (string | false | undefined)[]) =>
  `${all.filter((line) => typeof line === 'string').join('\n')}\n`;

function view({ name, domain, speaks, remembers }: Parts): string {
  const up = domain === undefined ? '..' : '../../../primitives';
  const hasVariants = domain === undefined;
  return lines(
    hasVariants && '// Engine: native div; no script.',
    remembers && `import { Button } from '${domain === undefined ? `${up}/Button/Button` : up}';`,
    speaks && `import { useMessages } from '${up}/UiProvider/useMessages';`,
    hasVariants
      ? `import { type ${name}Variants, root } from './${name}.css';`
      : `import * as styles from './${name}.css';`,
    speaks && `import { ${lower(name)}Messages } from './messages';`,
    '',
    `export type ${name}Props = ${hasVariants ? `${name}Variants & ` : ''}{`,
    '  title: string;',
    remembers && '  selected: boolean;',
    remembers && '  onSelectedChange: (selected: boolean) => void;',
    '};',
    '',
    '/** Says in one sentence what it is for. */',
    `export function ${name}({`,
    hasVariants && '  tone,',
    '  title,',
    remembers && '  selected,',
    remembers && '  onSelectedChange,',
    `}: ${name}Props) {`,
    speaks && `  const m = useMessages('${name}', ${lower(name)}Messages);`,
    '  return (',
    `    <div className={${hasVariants ? 'root({ tone })' : 'styles.root'}}>`,
    '      <p>{title}</p>',
    speaks && '      <p>{m.label}</p>',
    remembers &&
      '      <Button aria-pressed={selected} onClick={() => onSelectedChange(!selected)}>',
    remembers && '        {title}',
    remembers && '      </Button>',
    '    </div>',
    '  );',
    '}',
  );
}

function styles({ name, domain }: Parts): string {
  if (domain !== undefined)
    return lines(
      "import { style } from '@vanilla-extract/css';",
      "import { vars } from '../../../styles';",
      '',
      "export const root = style({ display: 'grid', gap: vars.space.sm });",
    );
  return lines(
    "import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';",
    "import { vars } from '../../styles';",
    '',
    'export const root = recipe({',
    "  base: { display: 'grid', gap: vars.space.sm },",
    '  variants: {',
    '    tone: {',
    '      neutral: { color: vars.color.ink },',
    '      accent: { color: vars.color.accentInk },',
    '    },',
    '  },',
    "  defaultVariants: { tone: 'neutral' },",
    '});',
    '',
    `export type ${name}Variants = NonNullable<RecipeVariants<typeof root>>;`,
  );
}

function stories({ name, domain, remembers }: Parts): string {
  const hasVariants = domain === undefined;
  return lines(
    "import type { Meta, StoryObj } from '@storybook/react-vite';",
    `import { expect${remembers ? ', fn' : ''} } from 'storybook/test';`,
    hasVariants && "import { Matrix } from '../../testing';",
    `import { ${name} } from './${name}';`,
    hasVariants && `import { root } from './${name}.css';`,
    remembers && `import { use${name} } from './use${name}';`,
    '',
    'const meta = {',
    `  id: '${kebabCase(name)}',`,
    `  title: '${titleOf(name, domain)}',`,
    `  component: ${name},`,
    "  tags: ['visual'],",
    `  args: { title: '${words.label}'${remembers ? ', selected: false, onSelectedChange: fn()' : ''} },`,
    `} satisfies Meta<typeof ${name}>;`,
    '',
    'export default meta;',
    'type Story = StoryObj<typeof meta>;',
    '',
    'export const Plain: Story = {',
    `  name: '${words.plain}',`,
    '  play: async ({ canvas }) => {',
    `    await expect(canvas.getByText('${words.label}')).toBeVisible();`,
    '  },',
    '};',
    hasVariants && '',
    hasVariants && 'export const AllVariants: Story = {',
    hasVariants && `  name: '${words.allVariants}',`,
    hasVariants && '  render: (args) => (',
    hasVariants &&
      `    <Matrix recipe={root}>{(variants) => <${name} {...args} {...variants} />}</Matrix>`,
    hasVariants && '  ),',
    hasVariants && '};',
    remembers && '',
    remembers &&
      `export const Selected: Story = { name: '${words.chosen}', args: { selected: true } };`,
    remembers && '',
    remembers && 'export const Live: Story = {',
    remembers && `  name: '${words.live}',`,
    remembers && "  tags: ['!visual'],",
    remembers && '  render: function Live({ title }) {',
    remembers && `    return <${name} {...use${name}({ title })} />;`,
    remembers && '  },',
    remembers && '  play: async ({ canvas, userEvent }) => {',
    remembers && `    const button = canvas.getByRole('button', { name: '${words.label}' });`,
    remembers && '    await userEvent.click(button);',
    remembers && "    await expect(button).toHaveAttribute('aria-pressed', 'true');",
    remembers && '  },',
    remembers && '};',
  );
}

function docs({ name, domain }: Parts): string {
  return lines(
    `import type { ComponentDocs } from '${domain === undefined ? '../..' : '../../..'}/testing/guide/componentDocs';`,
    '',
    'export const docs: ComponentDocs = {',
    `  name: '${name}',`,
    `  search: ['${words.label}'],`,
    `  purpose: '${words.plain} ${name}',`,
    `  use: ['${words.label}'],`,
    `  avoid: [{ when: '${words.label}', instead: '${words.plain}' }],`,
    `  anatomy: [{ part: '${words.label}', note: '${words.plain}', at: 'p' }],`,
    `  related: { ${name}: '${words.plain}' },`,
    '};',
  );
}

function messages({ name }: Parts): string {
  return lines(`export const ${lower(name)}Messages = {`, `  label: '${words.label}',`, '};');
}

function hook({ name }: Parts): string {
  return lines(
    "import { useState } from 'react';",
    `import type { ${name}Props } from './${name}';`,
    '',
    'type Options = { title: string };',
    '',
    `export function use${name}({ title }: Options) {`,
    '  const [selected, onSelectedChange] = useState(false);',
    `  return { title, selected, onSelectedChange } satisfies ${name}Props;`,
    '}',
  );
}
