import { type components, schemaOf, unwrap } from '@homestand/api-client';
import { local } from '@homestand/app-core/browser/storage';
import useSWR from 'swr';
import { client } from '../client';
import { clubTextsKey } from './clubTexts';

export const clubKey = 'club';

/** The club's configuration: name, slogan, links and notices. */
export const useClub = () =>
  useSWR(clubKey, loadClub, {
    ...(clubOfPage && { fallbackData: clubOfPage }),
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });

/** For the next start, in which the page may be that of the service worker. */
const storeTexts = ({ texts, team }: components['schemas']['Club']) =>
  local.write(clubTextsKey, JSON.stringify({ texts, team }));

async function loadClub() {
  const club = await unwrap(client.GET('/v1/club'));
  storeTexts(club);
  return club;
}

/** The page from the server has it; the one of the service worker, which is the same for all times, has not. */
const clubOfPage = readPage();

function readPage() {
  try {
    const facts: unknown = JSON.parse(document.getElementById('club')?.textContent ?? 'null');
    if (!schemaOf('Club')(facts)) return undefined;
    storeTexts(facts);
    return facts;
  } catch {
    return undefined;
  }
}
