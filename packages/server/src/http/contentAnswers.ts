import { hash } from 'node:crypto';
import { contentCache } from '../db/contentCache.ts';
import { compressed } from './compress.ts';

/** Each call with its own parameters is one; clients choose among them. */
const maxAnswers = 200;

export type Answer = { tag: string; encodedFor: ReturnType<typeof compressed> };

/** The text of an answer with its ETag. Compressed bytes stay with it. */
function answerOf(text: string): Answer {
  return { tag: `"${hash('sha256', text, 'base64url')}"`, encodedFor: compressed(text) };
}

/**
 * Answers of an operation that depend on its parameters and the version of the club's content alone. One that is the
 * caller's own is read each time.
 */
export function createContentAnswers() {
  const ofVersion = contentCache(async () => new Map<string, Answer>());

  return async (
    version: string,
    parameters: unknown,
    read: () => Promise<{ text: string; isOwn: boolean }>,
  ): Promise<Answer> => {
    const answers = await ofVersion(version);
    const key = JSON.stringify(parameters);
    const existing = answers.get(key);
    if (existing !== undefined) return existing;
    const { text, isOwn } = await read();
    const answer = answerOf(text);
    if (isOwn) return answer;
    const [oldest] = answers.keys();
    if (answers.size >= maxAnswers && oldest !== undefined) answers.delete(oldest);
    answers.set(key, answer);
    return answer;
  };
}
