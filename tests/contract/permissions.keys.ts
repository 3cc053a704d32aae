import { randomUUID } from 'node:crypto';
import { createCaller } from '../support/caller.ts';
import { createPeople, openFor, type World } from './permissions.people.ts';

/** Two fans who send the same with the same key: each sends once, and gets their own answer again. */
export async function keyDeviations(world: World): Promise<string[]> {
  const cast = await createPeople(world);
  const key = randomUUID();
  const send = async (caller: 'fanA' | 'fanB') => {
    const { call } = createCaller(world.origin, await openFor(world, cast, caller, false));
    const body = { topicId: cast.groupId, content: '応援' };
    const answer = await call('POST', '/v1/user/chats/message', { body, key });
    return JSON.stringify(answer.body.data);
  };
  const [a, b] = [await send('fanA'), await send('fanB')];
  const found = a === b ? ['fan B got fan A’s answer'] : [];
  if ((await send('fanA')) !== a) found.push('fan A did not get the first answer again');
  if ((await send('fanB')) !== b) found.push('fan B did not get the first answer again');
  return found;
}
