import { NetworkError } from '@homestand/api-client';
import { getSession } from './session';

/**
 * A call whose retries are made in the session of the first try. Each try carries the token of that moment: after
 * another person has signed in, it would order or write in their name.
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
