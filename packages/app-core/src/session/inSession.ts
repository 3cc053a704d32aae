import { NetworkError } from '@homestand/api-client';
import { getSession } from './session';

/**
 * A call whose retries run only in the session of the first try. Each try carries the current token: after
 * another person has logged in, it would order or write in their name.
 */
export function inSession<Args extends unknown[], Result>(
  call: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const token = getSession()?.token;
  return async (...args) => {
    if (getSession()?.token !== token) throw new NetworkError('aborted');
    return call(...args);
  };
}
