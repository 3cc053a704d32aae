import { randomUUID } from 'node:crypto';
import { createCaller } from '../support/caller.ts';
import { createPeople, openSessionOf, type TestClub } from './permissions.people.ts';

/**
 * Two fans send the same body under the same key: each sends once, and a repeat returns their own response.
 */
export async function keyDeviations(world: TestClub): Promise<string[]> {
  const people = await createPeople(world);
  const key = randomUUID();
  const send = async (caller: 'fanA' | 'fanB') => {
    const { call } = createCaller(world.origin, await openSessionOf(world, people, caller));
    const body = { topicId: people.groupId, content: '応援' };
    const response = await call('POST', '/v1/user/chats/message', { body, key });
    return JSON.stringify(response.body.data);
  };
  const [a, b] = [await send('fanA'), await send('fanB')];
  const found = a === b ? ['fan B got fan A’s response'] : [];
  if ((await send('fanA')) !== a) found.push('fan A did not get the first response again');
  if ((await send('fanB')) !== b) found.push('fan B did not get the first response again');
  return found;
}
