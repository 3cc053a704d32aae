import { passwordServerWords } from './messages';

/** Which field the server speaks of; `null` when it is none of them. */
export function fieldOfPasswordMessage(message: string): 'current' | 'new' | 'confirm' | null {
  return passwordServerWords.find(({ words }) => words.test(message))?.field ?? null;
}
