import { passwordServerWords } from './messages';

/** Finds the field that a server message is about; `null` when it is about none. */
export function fieldOfPasswordMessage(message: string): 'current' | 'new' | 'confirm' | null {
  return passwordServerWords.find(({ words }) => words.test(message))?.field ?? null;
}
