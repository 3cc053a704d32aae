import { lazy } from 'react';
import type { SoonScreen } from './SoonScreen';

type Name = Parameters<typeof SoonScreen>[0]['name'];

/** The placeholder of a screen that is not open yet. */
export const soon = (name: Name) =>
  lazy(async () => {
    const { SoonScreen: Screen } = await import('./SoonScreen');
    return { default: () => <Screen name={name} /> };
  });
