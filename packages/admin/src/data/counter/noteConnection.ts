import { NetworkError } from '@homestand/api-client';
import { setOffline } from '@homestand/app-core/browser/connection';

/** The counter has no event stream: each call says whether the server is reachable. */
export async function noteConnection<Result>(call: Promise<Result>): Promise<Result> {
  try {
    const result = await call;
    setOffline(false);
    return result;
  } catch (error) {
    if (!(error instanceof NetworkError)) setOffline(false);
    else if (error.reason !== 'aborted') setOffline(true);
    throw error;
  }
}
