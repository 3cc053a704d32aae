import { expect, test } from 'vitest';
import { controlsOf } from './controls.ts';

const row = (name: string, type: string, value?: string) => ({
  name,
  type,
  isRequired: false,
  default: value,
});

test('[BOOK-02] a prop has the control of its type, its sentence, its values and its default', () => {
  const controls = controlsOf(
    {
      native: undefined,
      props: [
        row('tone', "'accent' | 'neutral'", 'neutral'),
        row('level', '1 | 2 | 3 | 4 | 5'),
        row('pending', 'boolean', 'false'),
        row('error', 'null | string'),
        row('count', 'number'),
        row('children', 'ReactNode'),
        row('icon', 'ReactNode'),
        row('onClose', '() => void'),
        row('items', 'readonly { id: string; }[]'),
      ],
    },
    { props: { tone: '色。' }, kinds: { tone: { accent: 'クラブの色。' } } },
  );
  expect(controls.tone).toMatchObject({
    description: '色。\n\n- `accent`：クラブの色。',
    options: ['accent', 'neutral'],
    control: { type: 'inline-radio' },
    table: { defaultValue: { summary: 'neutral' } },
  });
  expect(controls.level).toMatchObject({ options: [1, 2, 3, 4, 5], control: { type: 'select' } });
  expect(controls.pending).toMatchObject({ control: { type: 'boolean' } });
  expect(controls.error).toMatchObject({ control: { type: 'text' } });
  expect(controls.count).toMatchObject({ control: { type: 'number' } });
  expect(controls.children).not.toHaveProperty('control');
  expect(controls.icon).toMatchObject({ control: false });
  expect(controls.onClose).toMatchObject({ control: false, table: { category: '呼び出し' } });
  expect(controls.items).toMatchObject({ control: { type: 'object' } });
});
