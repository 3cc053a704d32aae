import { local } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';
import { onClearPersonData } from '@homestand/app-core/session/sessionScope';
import { create } from 'zustand';

const prefix = 'draft:';

/** Drafts that this page has changed, by their keys in storage; '' for one that was emptied. */
const useMessageDraftsStore = create<Readonly<Record<string, string>>>(() => ({}));

/** Unsent input of one composer; survives a reload and the end of a session. */
export function useMessageDraft(place: string): [string, (draft: string) => void] {
  const key = `${prefix}${getSession()?.userId ?? ''}:${place}` as const;
  const draft = useMessageDraftsStore((drafts) => drafts[key]) ?? local.read(key) ?? '';
  return [draft, (next) => writeDraft(key, next)];
}

export const useHasMessageDraft = () =>
  useMessageDraftsStore((drafts) => Object.values(drafts).some((draft) => draft !== ''));

function writeDraft(key: `${typeof prefix}${string}`, draft: string) {
  if (draft === '') local.remove(key);
  else local.write(key, draft);
  useMessageDraftsStore.setState({ [key]: draft });
}

onClearPersonData(() => useMessageDraftsStore.setState({}, true));
