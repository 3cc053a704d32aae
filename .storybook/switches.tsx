import { chooseColor, shownClub } from '@homestand/ui/testing';
import type { Decorator, Preview } from '@storybook/react-vite';
import { showClubColor } from './clubColor';
import { showForcedColors } from './forcedColors';
import { pretend } from './pretendedMedia';

type Item = { value: string; title: string };
const menu = (
  title: string,
  icon: 'mirror' | 'grow' | 'contrast' | 'stopalt',
  first: Item,
  others: Item[],
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: [{ type: 'reset' as const, ...first }, ...others],
    dynamicTitle: true,
  },
});

// A value that looks like a number would come back from the URL as one.
export const switches: NonNullable<Preview['globalTypes']> = {
  theme: menu('明るさ', 'mirror', { value: 'device', title: '端末に合わせる' }, [
    { value: 'light', title: 'ライト' },
    { value: 'dark', title: 'ダーク' },
  ]),
  text: menu('文字', 'grow', { value: 'x1', title: '文字 100 %' }, [
    { value: 'x2', title: '文字 200 %' },
  ]),
  contrast: menu('強制カラー', 'contrast', { value: 'own', title: 'ふつうの色' }, [
    { value: 'forced', title: '強制カラー（模擬）' },
  ]),
  motion: menu('動き', 'stopalt', { value: 'full', title: '動きあり' }, [
    { value: 'reduced', title: '動きを減らす' },
  ]),
};

export const switchesAtFirst = {
  theme: 'device',
  text: 'x1',
  contrast: 'own',
  motion: 'full',
  // Set by `npm run storybook -- --club`.
  club: String(import.meta.env.STORYBOOK_CLUB_COLOR ?? ''),
};

/** The switches as Storybook writes them in an address; those of one frame come first. */
export function switchesInUrl(globals: Record<string, unknown>, ofFrame: { theme: string }) {
  const chosen: Record<string, unknown> = { ...switchesAtFirst, ...globals, ...ofFrame };
  return Object.entries(switchesAtFirst)
    .filter(([name, first]) => chosen[name] !== first)
    .map(([name]) => `${name}:${String(chosen[name]).replace(/^#(.+)$/, '!hex($1)')}`)
    .join(';');
}

/** Applies the toolbar to the page: everything stands on its root, so dialogs and docs pages follow. */
export const withSwitches: Decorator = (Story, { globals }) => {
  const { contrast, motion, club } = { ...switchesAtFirst, ...globals };
  applySwitches(globals);
  // Another key: components ask their media queries again, and screens their sample server.
  return <Story key={`${contrast} ${motion} ${club}`} />;
};

export function applySwitches(globals: Record<string, unknown>) {
  const { theme, text, contrast, motion, club } = { ...switchesAtFirst, ...globals };
  const { dataset, style } = document.documentElement;
  if (theme === 'device') delete dataset.theme;
  else dataset.theme = theme;
  document.documentElement.lang = 'ja';
  if (text === 'x2') style.fontSize = '200%';
  else style.removeProperty('font-size');
  chooseColor(club);
  showClubColor(club || (shownClub()?.color ?? ''));
  showForcedColors(contrast === 'forced');
  pretend([
    ...(motion === 'reduced' ? (['reducedMotion'] as const) : []),
    ...(contrast === 'forced' ? (['forcedColors'] as const) : []),
  ]);
}
