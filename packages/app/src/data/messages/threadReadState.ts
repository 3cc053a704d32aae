import { onClearPersonData } from '@homestand/app-core/session/sessionScope';
import type { ThreadPlace } from '@homestand/ui';

/** The topic whose thread shows now, and whether it has loaded in this visit. */
let open: { topicId: string; hasLoaded: boolean } | null = null;

/** Whether this topic's thread shows now to somebody who can see it: its new messages count as read. */
export const isReading = (topicId: string) =>
  open?.topicId === topicId && document.visibilityState === 'visible';

/** Whether the open thread loads for the first time in this visit; true once. */
export function isFirstLoad(topicId: string): boolean {
  if (open?.topicId !== topicId || open.hasLoaded) return false;
  open.hasLoaded = true;
  return true;
}

export function startReading(topicId: string): () => void {
  const visit = { topicId, hasLoaded: false };
  open = visit;
  return () => {
    if (open === visit) open = null;
  };
}

const places = new Map<string, ThreadPlace>();

/** The scroll position at which the thread was left. */
export const scrollPositionIn = (topicId: string) => places.get(topicId) ?? null;

export const setScrollPosition = (topicId: string, place: ThreadPlace) =>
  places.set(topicId, place);

type Mark = { firstUnreadId: string | null; unreadCount: number };

const marks = new Map<string, Mark>();
const unmarked: Mark = { firstUnreadId: null, unreadCount: 0 };

/** The unread mark of the first response: the app then marks the thread read, so later ones have none. */
export const unreadMarkIn = (topicId: string) => marks.get(topicId) ?? unmarked;

export function setUnreadMark(topicId: string, mark: Mark) {
  if (mark.firstUnreadId !== null && !marks.has(topicId)) marks.set(topicId, mark);
}

export function clearUnreadMark(topicId: string): Mark {
  marks.delete(topicId);
  return unmarked;
}

onClearPersonData(() => {
  places.clear();
  marks.clear();
});
