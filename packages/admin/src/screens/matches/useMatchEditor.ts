import type { MatchField, MatchValues } from '@homestand/ui';
import { changesOf, mergeStored, storedDrafts, valuesOf } from '../../data/matches/matchDraft';
import type { MatchContent, StaffMatch } from '../../data/matches/matches';
import { useDraftEditor } from '../useDraftEditor';
import { contentOf } from './match.map';

type Options = {
  stored: StaffMatch;
  /** Name under which the device stores the draft. */
  name: string;
  save: (version: number, content: MatchContent) => Promise<StaffMatch>;
  /** The match as it is stored now, after somebody else has changed it. */
  reload: () => Promise<StaffMatch | undefined>;
  onSaved: (match: StaffMatch) => void;
};

const fields: Readonly<Record<string, MatchField>> = {
  'content.day': 'day',
  'content.opponent': 'opponent',
  'content.ground': 'ground',
  'content.startsAt': 'starts',
  'content.gatesAt': 'gates',
  'content.counterFrom': 'counterFrom',
  'content.counterTo': 'counterTo',
  'content.cardId': 'cardId',
};

const kind = {
  ...{ drafts: storedDrafts, typedOf: valuesOf, changesOf, mergeStored },
  fieldNamed: (field: string) => fields[field],
};

/** A match while it is edited. */
export function useMatchEditor({ save, ...options }: Options) {
  const { base, typed, now, conflict, onChange, form } = useDraftEditor(kind, {
    ...options,
    save: (version, values) => save(version, contentOf(values)),
  });
  return {
    value: typed,
    onValueChange: (change: Partial<MatchValues>) => onChange(() => change),
    conflict: conflict && {
      by: base.changedBy,
      at: base.changedAt,
      fields: Object.fromEntries(conflict.map((field) => [field, now[field]])),
    },
    ...form,
  };
}
