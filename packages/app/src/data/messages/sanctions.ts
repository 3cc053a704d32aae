import { type components, unwrap } from '@homestand/api-client';
import { client } from '@homestand/app-core/http/client';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { useSession } from '@homestand/app-core/session/session';
import { useState } from 'react';
import useSWR from 'swr';

type Sanction = components['schemas']['Sanction'];

export const sanctionsKey = 'sanctions';

/** What staff decided about this fan: mutes in force, and warnings to confirm. */
export function useSanctions() {
  const isFan = useSession()?.viewer === 'user';
  const [pending, setPending] = useState<string | null>(null);
  const { data, mutate } = useSWR(isFan ? sanctionsKey : null, load, {
    // Its changes have an event: it is loaded once.
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // The screen works without it: no toast when it cannot be loaded.
    onError() {},
  });

  async function confirm(sanctionId: string) {
    setPending(sanctionId);
    try {
      const params = { path: { sanctionId } };
      await unwrap(client.POST('/v1/user/sanctions/{sanctionId}/confirm', { params }));
      await mutate();
    } catch (error) {
      reportError(error);
    } finally {
      setPending(null);
    }
  }

  return {
    items: (data ?? []).flatMap(shown),
    pending,
    onConfirm: (id: string) => void confirm(id),
  };
}

const load = async (): Promise<Sanction[]> => (await unwrap(client.GET('/v1/user/sanctions'))).list;

/** A suspension ends the session; a mute counts until its end. */
const shown = ({ id, kind, reason, endsAt }: Sanction) =>
  kind === 'suspend' || (endsAt !== null && Date.parse(endsAt) <= Date.now())
    ? []
    : [{ id, kind, reason, endsAt }];
