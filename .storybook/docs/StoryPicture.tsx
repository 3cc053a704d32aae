import { heights, missing } from 'virtual:homestand/story-pictures';
import { pictureStyles as styles } from '@homestand/ui/guide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstVisitId } from '../firstStory';
import { switchesInUrl } from '../switches';

const windowHeight = 844;
const absent = new Set(missing);

type Props = {
  /** Of the story. */
  id: string;
  /** As it is before its play. */
  isUnplayed?: boolean;
  /** Read out; empty where the name stands beside it. */
  title: string;
  scheme: 'light' | 'dark';
  /** In px, on the page; less where there is no room. */
  width: number;
  /** In px: what is higher is cut at its foot. */
  maxHeight?: number;
  /** Width of the window that the story is drawn in. */
  window?: 390 | 1280;
  /** The switches of the toolbar: pictures are drawn with none of them on. */
  globals: Record<string, unknown>;
};

/** The picture that the visits have drawn; where there is none the story itself, once it is near the window. */
export function StoryPicture({
  id,
  isUnplayed = false,
  title,
  scheme,
  width,
  maxHeight = Number.POSITIVE_INFINITY,
  window: drawnAt = 390,
  globals,
}: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const visit = isUnplayed ? firstVisitOf(id) : id;
  const size = sizeOf(visit, drawnAt);
  const isDrawn =
    isDrawnAt(visit, size.width) &&
    !absent.has(`${visit} ${size.width}`) &&
    switchesInUrl(globals, { theme: 'device' }) === '';
  const scale = width / size.width;
  const height = Math.min(Math.round(size.height * scale), maxHeight);
  const isNear = useIsNear(box, isDrawn);
  return (
    <span
      ref={box}
      className={styles.picture}
      style={{ width, aspectRatio: `${width} / ${height}` }}
    >
      {isDrawn && (
        <img
          className={styles.image}
          src={`story-pictures/${visit.replace(':', '.')}.${size.width}.${scheme}.webp`}
          alt={title}
          width={size.width}
          height={size.height}
          loading="lazy"
          decoding="async"
        />
      )}
      {!isDrawn && isNear && (
        <iframe
          className={styles.frame}
          data-in-page
          inert
          width={size.width}
          height={Math.round(height / scale)}
          style={{ zoom: scale }}
          title={title}
          src={`iframe.html?id=${id}&viewMode=story&globals=${switchesInUrl(globals, { theme: scheme })}${isUnplayed ? '&embed=true' : ''}`}
        />
      )}
    </span>
  );
}

/** The visit that draws a story without its play. A story that has none, or is not drawn so yet, has its own. */
export function firstVisitOf(id: string): string {
  const visit = firstVisitId(id);
  return visit in heights ? visit : id;
}

/** As the manifest of pictures says, and a phone's for a story that is in none. Some stories name a narrow window. */
export function sizeOf(visit: string, drawnAt: 390 | 1280 = 390) {
  const { [drawnAt]: height, 320: narrow } = heights[visit] ?? {};
  if (height === undefined && narrow !== undefined) return { width: 320, height: narrow };
  return { width: drawnAt, height: height ?? windowHeight };
}

/** Whether the visits have drawn it at this width. */
export const isDrawnAt = (visit: string, width: number) => heights[visit]?.[width] !== undefined;

function useIsNear(box: RefObject<Element | null>, isIdle: boolean) {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box.current || isNear || isIdle) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isNear, isIdle]);
  return isNear;
}
