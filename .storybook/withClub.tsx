import { UiProvider } from '@homestand/ui';
import { inNameOfClub, type ShownClub, showClub, shownClub } from '@homestand/ui/testing';
import type { Decorator } from '@storybook/react-vite';

/** Set by .storybook/main.ts with `npm run storybook -- --club FOLDER`. */
const clubSetting = String(import.meta.env.STORYBOOK_CLUB ?? '');
// Written by scripts/storybookClub.ts.
if (clubSetting !== '') showClub(JSON.parse(clubSetting) as ShownClub);

/** Shows a story with the name, logo, words and drawings of the club that is shown. */
export const withClub: Decorator = (Story, { args }) => {
  const club = shownClub();
  if (!club) return <Story args={inNameOfClub(args)} />;
  return (
    <UiProvider messages={club.texts}>
      <Story args={inNameOfClub(args)} />
    </UiProvider>
  );
};
