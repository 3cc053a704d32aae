import { schemaOf, unwrap } from '@homestand/api-client';
import { client } from '@homestand/app-core/http/client';
import useSWR from 'swr';

export const clubKey = 'club';

/** The club's configuration: name, slogan, links and notices. */
export const useClub = () =>
  useSWR(clubKey, () => unwrap(client.GET('/v1/club')), {
    ...(clubOfPage && { fallbackData: clubOfPage }),
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });

/** The page from the server has it; the one of the service worker, which is the same for all times, has not. */
const clubOfPage = readPage();

function readPage() {
  try {
    const facts: unknown = JSON.parse(document.getElementById('club')?.textContent ?? 'null');
    return schemaOf('Club')(facts) ? facts : undefined;
  } catch {
    return undefined;
  }
}
