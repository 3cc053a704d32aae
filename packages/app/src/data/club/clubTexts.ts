import { local } from '@homestand/app-core/browser/storage';
import type { UiMessageOverrides } from '@homestand/ui';

export const clubTextsKey = 'club_texts';

/**
 * Texts of components that the club changes, from the page. The page of the service worker is the same for all times:
 * there they are those of the last time. UiProvider replaces a text by a text only, whatever was stored.
 */
export function readClubTexts(): UiMessageOverrides {
  try {
    return byComponent(readFacts().texts ?? []);
  } catch {
    return {};
  }
}

/** The club's name from the page, or that of the last time; '' where neither has it. */
export function readClubName(): string {
  try {
    const { team } = readFacts();
    return typeof team === 'string' ? team : '';
  } catch {
    return '';
  }
}

const readFacts = () =>
  JSON.parse(document.getElementById('club')?.textContent ?? local.read(clubTextsKey) ?? '');

type Texts = { [key: string]: Texts | string };

function byComponent(placed: readonly { place: string; text: string }[]): UiMessageOverrides {
  const texts: Texts = {};
  for (const { place, text } of placed) {
    const keys = place.split('.');
    keys.reduce<Texts>((group, key, index) => {
      group[key] ??= index + 1 < keys.length ? {} : text;
      return group[key] as Texts;
    }, texts);
  }
  return texts;
}
