import { ApiError } from '@homestand/api-client';
import { useInterruptionGuard } from '@homestand/app-core/browser/interruptionGuard';
import { useAction } from '@homestand/app-core/react/useAction';
import { useEffect, useState } from 'react';
import { useStaffSession } from '../data/staff/staffSession';
import type { Stored } from '../data/storage';

/** What is typed, and the version with which the typing began. */
type Draft<Item, Typed> = { base: Item; typed: Typed };

/** What a form edits, and how what two people have changed is put together. */
export type DraftKind<Item, Typed, Conflict, Field extends string> = {
  drafts: Stored<Draft<Item, Typed>>;
  typedOf: (item: Item) => Typed;
  /** How many fields differ. */
  changesOf: (typed: Typed, stored: Typed) => number;
  mergeStored: (
    draft: Draft<Item, Typed>,
    stored: Item,
  ) => { typed: Typed; conflict: Conflict | null };
  /** The field of the form of one that the server names. */
  fieldNamed: (field: string) => Field | undefined;
};

type Options<Item, Typed> = {
  stored: Item;
  /** Of the draft on the device. */
  name: string;
  save: (version: number, typed: Typed) => Promise<Item>;
  /** As it is stored now, after somebody else has changed it. */
  reload: () => Promise<Item | undefined>;
  onSaved: (item: Item) => void;
};

/**
 * Something with a version while it is edited, stored on the device until it is saved. What another person saves meanwhile
 * never replaces what was typed.
 */
export function useDraftEditor<
  Item extends { version: number },
  Typed,
  Conflict,
  Field extends string,
>(
  { drafts, typedOf, changesOf, mergeStored, fieldNamed }: DraftKind<Item, Typed, Conflict, Field>,
  { stored, name, save, reload, onSaved }: Options<Item, Typed>,
) {
  const id = `${useStaffSession()?.id ?? ''}-${name}`;
  const [draft, setDraft] = useState<Draft<Item, Typed>>(
    () => drafts.read(id) ?? { base: stored, typed: typedOf(stored) },
  );
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<Field, string>>>({});
  const { pending, error, run, clear } = useAction();
  const { base, typed } = draft;
  const now = typedOf(base);
  const changes = changesOf(typed, now);
  useInterruptionGuard(changes > 0);

  // An answer that is late may be older than what was saved since.
  if (stored.version > base.version) {
    const merged = mergeStored(draft, stored);
    setDraft({ base: stored, typed: merged.typed });
    setConflict(merged.conflict);
  }

  useEffect(() => {
    if (changes === 0) drafts.remove(id);
    else drafts.write(draft, id);
  }, [draft, drafts, changes, id]);

  async function put(): Promise<Item | null> {
    try {
      return await save(base.version, typed);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 409) throw failure;
      const newest = await reload();
      if (!newest) throw failure;
      const merged = mergeStored(draft, newest);
      // Changes of another person in other fields are merged.
      return merged.conflict ? null : save(newest.version, merged.typed);
    }
  }

  async function onSave() {
    setFieldErrors({});
    await run(
      async () => {
        const saved = await put();
        if (!saved) return;
        // What was typed while it was being saved stays.
        setDraft((last) => ({
          base: saved,
          typed: last.typed === typed ? typedOf(saved) : last.typed,
        }));
        setConflict(null);
        onSaved(saved);
      },
      (failure) => {
        const named = fieldErrorsOf(failure, fieldNamed);
        setFieldErrors(named);
        return Object.keys(named).length > 0;
      },
    );
  }

  return {
    base,
    typed,
    /** What is stored, as the fields have it. */
    now,
    conflict,
    onChange: (change: (typed: Typed) => Partial<Typed>) =>
      setDraft((last) => ({ ...last, typed: { ...last.typed, ...change(last.typed) } })),
    form: {
      changes,
      onUndo() {
        setDraft({ base, typed: now });
        setConflict(null);
        clear();
        setFieldErrors({});
      },
      onSave: () => void onSave(),
      ...{ pending, error, fieldErrors },
    },
  };
}

/** Sentences of the server about single fields. */
function fieldErrorsOf<Field extends string>(
  failure: unknown,
  fieldNamed: (field: string) => Field | undefined,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  if (!(failure instanceof ApiError)) return errors;
  for (const { field, message } of failure.fieldErrors) {
    const name = fieldNamed(field);
    if (name) errors[name] = message;
  }
  return errors;
}
