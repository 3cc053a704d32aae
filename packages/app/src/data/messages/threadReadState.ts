import { onClearPersonData } from '@homestand/app-core/session/sessionScope';
import type { ThreadPlace } from '@homestand/ui';

let open: string | null = null;

/** The topic whose thread shows now: its new messages count as read. */
export const openTopicId = () => open;

export function startReading(topicId: string): () => void {
  open = topicId;
  return () => {
    if (open === topicId) open = null;
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

/** The unread mark of the first response: the request marked the thread read, so later ones have none. */
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
