import { sampleColor } from '@homestand/ui/tokens';
import { type ChangeEvent, createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Label = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 13,
  whiteSpace: 'nowrap',
});
const Well = styled.input({ width: 28, height: 22, padding: 0, border: 0, background: 'none' });

/**
 * Any base colour for all stories; kept in the URL as the global `club`. Without JSX: Storybook builds its frame
 * with another runtime than ours.
 */
export function ClubColorTool() {
  const [{ club }, updateGlobals] = useGlobals();
  const chosen = typeof club === 'string' && club !== '';
  const well = createElement(Well, {
    type: 'color',
    value: chosen ? club : sampleColor,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => updateGlobals({ club: target.value }),
  });
  const back = createElement(
    Button,
    {
      size: 'small',
      variant: 'ghost',
      ariaLabel: false,
      onClick: () => updateGlobals({ club: '' }),
    },
    '元の色',
  );
  return createElement('div', { style: { display: 'flex', alignItems: 'center' } }, [
    createElement(Label, { key: 'label' }, 'クラブの色', well),
    chosen && createElement('span', { key: 'back' }, back),
  ]);
}
