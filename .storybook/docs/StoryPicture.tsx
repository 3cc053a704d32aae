import { heights } from 'virtual:homestand/story-pictures';
import { pictureStyles as styles } from '@homestand/ui/guide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { switchesInUrl } from '../switches';

type Props = {
  /** Of the story. */
  id: string;
  /** Read out; empty where the name stands beside it. */
  title: string;
  scheme: 'light' | 'dark';
  /** In px, on the page. */
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
  title,
  scheme,
  width,
  maxHeight = 4000,
  window: drawnAt = 390,
  globals,
}: Props) {
  const drawn = pictureOf(id, drawnAt);
  if (!drawn || !isPlain(globals))
    return <LiveStory {...{ id, title, scheme, width, maxHeight, globals, drawnAt }} />;
  const height = Math.min(Math.round((drawn.height * width) / drawn.width), maxHeight);
  return (
    <span className={styles.picture} style={{ width, height }}>
      <img
        className={styles.image}
        src={`story-pictures/${id}.${drawn.width}.${scheme}.webp`}
        alt={title}
        width={drawn.width}
        height={drawn.height}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}

/** Size of the picture of a story; some stories name a narrower window. */
export function pictureOf(id: string, drawnAt: 390 | 1280) {
  const found = Object.entries(heights[id] ?? {});
  const [width, height] = found.find(([w]) => Number(w) === drawnAt) ?? found[0] ?? [];
  if (width === undefined || height === undefined) return null;
  if (drawnAt === 1280 && width !== '1280') return null;
  return { width: Number(width), height };
}

const isPlain = (globals: Record<string, unknown>) =>
  switchesInUrl(globals, { theme: 'device' }) === '';

type LiveProps = Required<Omit<Props, 'window'>> & { drawnAt: number };

function LiveStory({ id, title, scheme, width, maxHeight, globals, drawnAt }: LiveProps) {
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(box);
  const scale = width / drawnAt;
  const height = Math.min(maxHeight, Math.round(844 * scale));
  return (
    <span ref={box} className={styles.picture} style={{ width, height }}>
      {isNear && (
        <iframe
          className={styles.frame}
          data-in-page
          inert
          width={drawnAt}
          height={Math.round(height / scale)}
          style={{ zoom: scale }}
          title={title}
          src={`iframe.html?id=${id}&viewMode=story&globals=${switchesInUrl(globals, { theme: scheme })}`}
        />
      )}
    </span>
  );
}

function useIsNear(box: RefObject<Element | null>) {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isNear]);
  return isNear;
}
