import { type components, unwrap } from '@homestand/api-client';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { useSession } from '@homestand/app-core/session/session';
import type { SanctionItem } from '@homestand/ui';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { client } from '../client';
import { suspension } from './suspension.store';

type Sanction = components['schemas']['Sanction'];

export const sanctionsKey = 'sanctions';

/** A suspended fan has no event stream, which would tell its end. */
const recheckMs = 30_000;

const onEvents = {
  // Its changes have an event: it is loaded once.
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // The screen works without it: no toast when it cannot be loaded.
  onError() {},
};

const useSanctionsKey = () => (useSession()?.viewer === 'user' ? sanctionsKey : null);

/** What staff decided about this fan: the suspension, or mutes in force and warnings to confirm. */
export function useSanctions({ of }: { of: 'suspension' | 'messages' }) {
  const [pending, setPending] = useState<string | null>(null);
  const { data, mutate } = useSWR(useSanctionsKey(), load, onEvents);

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
    items: (data ?? [])
      .filter((sanction) => isSuspension(sanction) === (of === 'suspension') && !hasEnded(sanction))
      .map(itemOf),
    pending,
    onConfirm: (id: string) => void confirm(id),
  };
}

/** Whether the fan is suspended. Loads it only after an event, or when the server has refused the event stream. */
export function useSuspension(): boolean {
  const wasSuspended = suspension.useValue();
  const { data } = useSWR(useSanctionsKey(), load, {
    ...onEvents,
    revalidateOnMount: false,
    refreshInterval: wasSuspended ? recheckMs : 0,
  });
  const isSuspended = data?.some(isSuspension) ?? false;
  useEffect(() => {
    suspension.set(isSuspended);
    return () => suspension.set(false);
  }, [isSuspended]);
  return isSuspended;
}

const load = async (): Promise<Sanction[]> => (await unwrap(client.GET('/v1/user/sanctions'))).list;

const isSuspension = ({ kind }: Sanction) => kind === 'suspend';

/** A mute counts until its end; when a suspension has ended the server says. */
const hasEnded = ({ kind, endsAt }: Sanction) =>
  kind === 'mute' && endsAt !== null && Date.parse(endsAt) <= Date.now();

const itemOf = ({ id, kind, reason, endsAt, message }: Sanction): SanctionItem => ({
  id,
  kind,
  reason,
  endsAt,
  message: message && { text: message.content, kind: message.messageType },
});
