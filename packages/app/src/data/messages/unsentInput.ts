import { useHasMessageDraft } from './messageDraft.store';
import { getOutbox, useOutboxFiles } from './outbox.store';

/** Whether this page has unsent input or a running upload, so that leaving would lose it. */
export const useHasUnsentInput = () =>
  [useHasMessageDraft(), useOutboxFiles().length > 0].includes(true);

/** A running upload would be lost with the page: the browser asks before leaving. */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (getOutbox().files.length > 0) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
