import { type components, createKey } from '@homestand/api-client';
import {
  nullable,
  number,
  object,
  type Schema,
  string,
  type ValueOf,
} from '@homestand/api-client/schema';
import { createStored } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';
import { onClearPersonData } from '@homestand/app-core/session/sessionScope';
import { create } from 'zustand';

export type SentMessage = components['schemas']['SentToTopic'];

/**
 * A topic, or a player whose topic with this fan is found or created when the message arrives. `atTop` marks what is
 * written to a group on the top page: the contract has a call of its own for it.
 */
export type Target = { topicId: string; atTop?: true } | { playerId: number };

const onlyTrue: Schema<true | undefined> = (value): value is true | undefined =>
  value === undefined || value === true;

const storedText = object({
  /** Also the Idempotency-Key, and the key of the message in its thread. */
  key: string,
  personId: string,
  topicId: nullable(string),
  playerId: nullable(number),
  atTop: onlyTrue,
  text: string,
  at: string,
});

export type OutboxText = ValueOf<typeof storedText> & {
  /** `unsent` once a try has failed, `refused` when the server rejects it. */
  state: 'sending' | 'unsent' | 'refused';
  /** The server's sentence, if it is refused. */
  refusal: string | null;
  /** What the server has returned, in the moment before the text leaves the outbox. */
  sent?: SentMessage;
};

export type OutboxFile = {
  key: string;
  personId: string;
  topicId: string;
  file: File;
  kind: 'image' | 'video';
  previewUrl: string;
  width: number | null;
  height: number | null;
  at: string;
  state: 'sending' | 'unsent';
  /** The server's sentence, if it refused the last attempt. */
  refusal: string | null;
  progress: number;
};

type State = {
  texts: readonly OutboxText[];
  /** Files stay in memory: no browser storage reliably takes 400 MB. */
  files: readonly OutboxFile[];
};

const storedTexts = createStored('unsent:', storedText);

/** Keys of texts that are in storage; other tabs do not know the others. */
const stored = new Set<string>();

const useOutboxStore = create<State>(() => ({ texts: readTexts(), files: [] }));

export const useOutboxTexts = () => useOutboxStore((state) => state.texts);
export const useOutboxFiles = () => useOutboxStore((state) => state.files);
export const unsentTo = (to: Target, texts: readonly OutboxText[]) =>
  texts.filter(
    ({ topicId, playerId, state }) =>
      state !== 'sending' && ('topicId' in to ? topicId === to.topicId : playerId === to.playerId),
  );
export const useOutboxCount = (to: Target) =>
  useOutboxStore(({ texts }) => unsentTo(to, texts).length);
export const getOutbox = () => useOutboxStore.getState();
export const followOutbox = useOutboxStore.subscribe;

/** In the order of writing. */
function readTexts(): OutboxText[] {
  const texts = storedTexts.readAll().sort(inOrder);
  for (const { key } of texts) stored.add(key);
  return texts.map((text) => ({ ...text, state: 'unsent', refusal: null }));
}

function inOrder(a: { at: string }, b: { at: string }) {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0;
}

let latest = 0;

/**
 * The current time, but later than every stored text: the order of writing survives a reload, another tab's quick
 * message and a clock that is set back.
 */
function moment(): string {
  const times = storedTexts.readAll().map(({ at }) => Date.parse(at) || 0);
  latest = Math.max(Math.max(latest, ...times) + 1, Date.now());
  return new Date(latest).toISOString();
}

/** Stores a text until the server has it, across reloads. */
export function addText(to: Target, text: string): OutboxText {
  const item: OutboxText = {
    key: createKey(),
    personId: getSession()?.userId ?? '',
    topicId: 'topicId' in to ? to.topicId : null,
    playerId: 'playerId' in to ? to.playerId : null,
    atTop: 'topicId' in to ? to.atTop : undefined,
    text,
    at: moment(),
    state: 'sending',
    refusal: null,
  };
  const { state: _state, refusal: _refusal, ...lasting } = item;
  if (storedTexts.write(lasting, item.key)) stored.add(item.key);
  useOutboxStore.setState(({ texts }) => ({ texts: [...texts, item] }));
  return item;
}

export function updateText(
  key: string,
  change: Partial<Pick<OutboxText, 'state' | 'refusal' | 'sent'>>,
) {
  useOutboxStore.setState(({ texts }) => ({
    texts: texts.map((text) => (text.key === key ? { ...text, ...change } : text)),
  }));
}

export function removeText(key: string) {
  storedTexts.remove(key);
  useOutboxStore.setState(({ texts }) => ({ texts: texts.filter((text) => text.key !== key) }));
}

export function addFile(
  values: Omit<OutboxFile, 'key' | 'personId' | 'at' | 'state' | 'refusal' | 'progress'>,
) {
  const item: OutboxFile = {
    ...values,
    key: createKey(),
    personId: getSession()?.userId ?? '',
    at: moment(),
    state: 'sending',
    refusal: null,
    progress: 0,
  };
  useOutboxStore.setState(({ files }) => ({ files: [...files, item] }));
  return item;
}

export function updateFile(
  key: string,
  change: Partial<Pick<OutboxFile, 'state' | 'refusal' | 'progress' | 'width' | 'height'>>,
) {
  useOutboxStore.setState(({ files }) => ({
    files: files.map((file) => (file.key === key ? { ...file, ...change } : file)),
  }));
}

export function removeFile(key: string) {
  const file = getOutbox().files.find((file) => file.key === key);
  if (file) URL.revokeObjectURL(file.previewUrl);
  useOutboxStore.setState(({ files }) => ({ files: files.filter((file) => file.key !== key) }));
}

onClearPersonData((isCleared) => {
  const { texts, files } = getOutbox();
  for (const { key, personId } of texts) if (isCleared(personId)) removeText(key);
  for (const { key, personId } of files) if (isCleared(personId)) removeFile(key);
});

/** Applies texts that another tab sent, stored or removed. */
export function reloadTexts() {
  const current = readTexts();
  useOutboxStore.setState(({ texts }) => {
    const textsByKey = new Map(texts.map((text) => [text.key, text]));
    const alone = texts.filter((text) => !stored.has(text.key));
    const next = [...current.map((text) => textsByKey.get(text.key) ?? text), ...alone];
    const isSame = next.length === texts.length && next.every((text, row) => text === texts[row]);
    return isSame ? {} : { texts: next };
  });
}

export const syncOutboxAcrossTabs = () => storedTexts.follow(reloadTexts);
