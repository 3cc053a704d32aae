import { useAction } from '@homestand/app-core/react/useAction';
import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import { correctTill, countTill, type TillSpan } from '../../data/counter/tills';

/** Corrects and counts. The same values keep their key until the server has answered, so that they count once. */
export function useTillActions(till: { tillId: string; span: TillSpan }, day: string) {
  const { pending, error, run, clear } = useAction();
  const key = useIdempotencyKey();

  type Send<Body> = (to: typeof till, key: string, body: Body) => Promise<void>;

  async function store<Body>(body: Body, send: Send<Body>) {
    const done = await run(async () => {
      await send(till, key.keyFor(body), body);
      key.clear();
      return true;
    });
    return done === true;
  }

  return {
    pending,
    error,
    onOpen: clear,
    onCount: (kind: 'float' | 'count', amount: number) => store({ day, kind, amount }, countTill),
    onCorrect: (values: { means: 'cash' | 'other'; amount: number; reason: string }) =>
      store({ ...values, day }, correctTill),
  };
}
