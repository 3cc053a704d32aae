import type { Adapter, AdapterPayload } from 'oidc-provider';

type StoredRecord = { payload: AdapterPayload; expiresAt: number };

/** In-memory store of the stand-in's provider for codes and attempts, until they expire. */
export function createStandInStore() {
  const records = new Map<string, StoredRecord>();

  const isOver = ({ expiresAt }: StoredRecord) => expiresAt <= Date.now();

  function removeWhere(matches: (record: StoredRecord) => boolean) {
    for (const [key, record] of records) if (matches(record)) records.delete(key);
  }

  function adapter(model: string): Adapter {
    const keyOf = (id: string) => `${model}:${id}`;

    async function find(id: string) {
      const record = records.get(keyOf(id));
      return record === undefined || isOver(record) ? undefined : record.payload;
    }

    return {
      find,
      async upsert(id, payload, secondsToLive) {
        removeWhere(isOver);
        const expiresAt =
          secondsToLive === undefined
            ? Number.POSITIVE_INFINITY
            : Date.now() + secondsToLive * 1000;
        records.set(keyOf(id), { payload, expiresAt });
      },
      async consume(id) {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        records.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        removeWhere(({ payload }) => payload.grantId === grantId);
      },
      async findByUid(uid) {
        for (const [key, record] of records)
          if (key.startsWith(`${model}:`) && record.payload.uid === uid && !isOver(record))
            return record.payload;
        return undefined;
      },
      async findByUserCode() {
        return undefined;
      },
    };
  }

  return { adapter, clear: () => records.clear() };
}
