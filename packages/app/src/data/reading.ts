import type { ThreadPlace } from '@homestand/ui';

let open: string | null = null;

/** The topic whose thread shows now: what comes there is seen as it comes. */
export const openTopic = () => open;

export function beginReading(topicId: string): () => void {
  open = topicId;
  return () => {
    if (open === topicId) open = null;
  };
}

const places = new Map<string, ThreadPlace>();

/** Where somebody was in a thread when they left it. */
export const placeIn = (topicId: string) => places.get(topicId) ?? null;

export const setPlaceIn = (topicId: string, place: ThreadPlace) => places.set(topicId, place);

/** Another person reads from the beginning. */
export const forgetPlaces = () => places.clear();
