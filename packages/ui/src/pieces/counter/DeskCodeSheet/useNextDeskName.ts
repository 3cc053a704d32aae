import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { deskCodeSheetMessages } from './messages';

/** Proposes a name for the next desk: the first number that no running desk has. */
export function useNextDeskName(): (taken: readonly string[]) => string {
  const { numbered } = useMessages('DeskCodeSheet', deskCodeSheetMessages);
  return (taken) => {
    let number = 1;
    while (taken.includes(numbered(number))) number++;
    return numbered(number);
  };
}
