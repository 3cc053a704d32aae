import type { ThreadPlace } from '@homestand/ui';

let open: string | null = null;

/** The topic whose thread shows now: what comes there is seen as it comes. */
export const openTopicId = () => open;

export function startReading(topicId: string): () => void {
  open = topicId;
  return () => {
    if (open === topicId) open = null;
  };
}

const places = new Map<string, ThreadPlace>();

/** Where somebody was in a thread when they left it. */
export const scrollPositionIn = (topicId: string) => places.get(topicId) ?? null;

export const setScrollPosition = (topicId: string, place: ThreadPlace) =>
  places.set(topicId, place);

type Mark = { firstUnreadId: string | null; unreadCount: number };

const marks = new Map<string, Mark>();
const unmarked: Mark = { firstUnreadId: null, unreadCount: 0 };

/** Where reading stopped before. Only the first answer says it, for it marked the thread read. */
export const unreadMarkIn = (topicId: string) => marks.get(topicId) ?? unmarked;

export function setUnreadMark(topicId: string, mark: Mark) {
  if (mark.firstUnreadId !== null && !marks.has(topicId)) marks.set(topicId, mark);
}

/** The mark has served. */
export function clearUnreadMark(topicId: string): Mark {
  marks.delete(topicId);
  return unmarked;
}

/** Another person reads from the beginning. */
export function clearReadState() {
  places.clear();
  marks.clear();
}
