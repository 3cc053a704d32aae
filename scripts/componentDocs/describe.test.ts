import { expect, test } from 'vitest';
import { describeComponents } from './describe.ts';

const folder = 'packages/ui/src/primitives/Chip';
const files = new Map([
  [
    'packages/ui/api.snap',
    "<Chip>\n  'aria-label'?: string\n  count?: number\n  href: string\n  open?: boolean\n  tone?: 'a' | 'b'\n  …span props except style\n",
  ],
  [
    `${folder}/Chip.tsx`,
    `export function Chip({ tone, count = 3, ...base }: ChipProps) { return <ChipBase {...base} className={root({ tone })} />; }`,
  ],
  [
    `${folder}/ChipBase.tsx`,
    `export function ChipBase(props: Props) { const { open = false, ...rest } = props; return <i {...rest} />; }`,
  ],
  [`${folder}/Chip.css.ts`, `export const root = recipe({ defaultVariants: { tone: 'a' } });`],
  [
    `${folder}/Chip.stories.tsx`,
    `export const Live: Story = { name: '動かす', play: async ({ canvas, step, userEvent }) => {
      const chip = canvas.getByRole('button', { name: '開く' });
      await step('開く', async () => {
        await userEvent.tab();
        await expect(chip).toHaveFocus();
        await userEvent.keyboard('{Control>}{Enter}{/Control}');
        await expect(chip).toHaveAttribute('aria-expanded', 'true');
      });
    } };`,
  ],
]);

test('props have the defaults of parameters, bodies, recipes and bases', () => {
  const { props = [], native } = describeComponents(files).Chip?.components.Chip ?? {};
  expect(props.map(({ name, default: value }) => [name, value])).toEqual([
    ['aria-label', undefined],
    ['count', '3'],
    ['href', undefined],
    ['open', 'false'],
    ['tone', 'a'],
  ]);
  expect(props.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(['href']);
  expect(native).toBe('span props except style');
});

test('plays say which keys do what', () => {
  expect(describeComponents(files).Chip?.keyboard).toEqual([
    {
      story: '動かす',
      step: '開く',
      keys: ['Tab', 'Ctrl＋Enter'],
      focus: ['ボタン「開く」'],
      said: ['ボタン「開く」：開いている aria-expanded="true"'],
    },
  ]);
});
