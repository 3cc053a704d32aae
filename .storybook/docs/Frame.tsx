import { pageStyles as styles } from '@homestand/ui/guide';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { contentSize } from '../../tests/stories/contentSize.ts';
import { switchesInUrl } from '../switches';
import { firstVisitOf, StoryPicture, sizeOf } from './StoryPicture';

export type Story = {
  id: string;
  name: string;
  parameters: { docs?: { story?: { height?: string } } };
};
type Scheme = 'light' | 'dark';
type Props = {
  story: Story;
  theme: Scheme;
  /** The switches of the toolbar, which the frame follows but for its theme. */
  globals: Record<string, unknown>;
  /** Draws around the story, from what it shows. */
  around?: ((shown: Shown) => ReactNode) | undefined;
  /** A picture at first, and the story itself from a tap on. */
  isPicture?: boolean;
  /** Width of the window. */
  window?: 390 | 1280;
};
/** What a frame shows, and how much smaller than in a window. */
export type Shown = { document: Document; width: number; height: number; scale: number };

const names = { light: 'ライト', dark: 'ダーク' };
const lowest = 72;
/** Of a phone; a wide window is lower than it is wide. */
const tallest = { 390: 844, 1280: 900 };

/** Some stories name a low window: what is fixed in a phone's is far from the rest. */
function lowWindowOf({ parameters }: Story): number | null {
  const height = Number.parseInt(parameters.docs?.story?.height ?? '', 10);
  return height < 500 ? height : null;
}

/** A story in a window of a phone, or a wide one made small, as high as what it shows. */
export function Frame({
  story,
  theme,
  globals,
  around,
  isPicture = false,
  window: drawnAt = 390,
}: Props) {
  const lowWindow = lowWindowOf(story);
  // The pictures are those of a phone's window.
  const [isLive, setIsLive] = useState(!isPicture || lowWindow !== null);
  const stage = useRef<HTMLDivElement>(null);
  const { width, height } = sizeOf(firstVisitOf(story.id), drawnAt);
  const limit = lowWindow ?? tallest[drawnAt];
  const room = useWidth(stage) ?? width;
  const scale = Math.min(1, room / width);
  const caption = `${names[theme]} ${width} px`;
  return (
    <figure className={around ? styles.figureWithNumbers : styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div ref={stage} className={styles.stage} style={{ maxWidth: width }}>
        {isLive ? (
          <LiveStory
            {...{ story, theme, globals, around, width, scale }}
            limit={limit}
            firstHeight={height}
          />
        ) : (
          <button type="button" className={styles.tap} onClick={() => setIsLive(true)}>
            <StoryPicture
              id={story.id}
              isUnplayed
              title={`${names[theme]}：${story.name}`}
              scheme={theme}
              width={width}
              maxHeight={limit}
              window={drawnAt}
              globals={globals}
            />
            <span className={styles.tapLabel}>押すと動きます</span>
          </button>
        )}
      </div>
    </figure>
  );
}

type LiveProps = Pick<Props, 'story' | 'theme' | 'globals' | 'around'> & {
  width: number;
  scale: number;
  limit: number;
  firstHeight: number;
};

/** The window keeps its height, which `vh` and fixed elements follow; the box around it shows what has content. */
function LiveStory({ story, theme, globals, around, width, scale, limit, firstHeight }: LiveProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { shown, onLoad } = useShown(frame);
  const height = Math.min(Math.max(shown?.height ?? firstHeight, lowest), limit);
  return (
    <>
      <div
        className={styles.window}
        style={{ width: width * scale, height: Math.round(height * scale) }}
      >
        <iframe
          ref={frame}
          className={styles.frame}
          data-in-page
          width={width}
          height={limit}
          style={{ zoom: scale }}
          title={`${names[theme]}：${story.name}`}
          // Embedded: the story as it is before its play.
          src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${switchesInUrl(globals, { theme })}`}
          onLoad={onLoad}
        />
      </div>
      {shown && around?.({ ...shown, width, height, scale })}
    </>
  );
}

/** What a frame shows, again whenever it changes or is scrolled. */
function useShown(frame: RefObject<HTMLIFrameElement | null>) {
  const [shown, setShown] = useState<{ document: Document; height: number } | null>(null);
  const [document, setDocument] = useState<Document | null>(null);

  useEffect(() => {
    const root = document?.querySelector('#storybook-root');
    if (!document || !root) return;
    let frameId = 0;
    const measure = () => {
      cancelAnimationFrame(frameId);
      frameId = requestAnimationFrame(() => {
        // The story is not drawn yet.
        if (!root.firstElementChild) return;
        setShown({ document, height: contentSize(document).height });
      });
    };
    const sizes = new ResizeObserver(measure);
    const nodes = new MutationObserver(measure);
    sizes.observe(root);
    nodes.observe(document.body, { childList: true, subtree: true, attributes: true });
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    // Of a picture in the story.
    document.addEventListener('load', measure, { capture: true });
    measure();
    return () => {
      cancelAnimationFrame(frameId);
      sizes.disconnect();
      nodes.disconnect();
      document.removeEventListener('scroll', measure, { capture: true });
      document.removeEventListener('load', measure, { capture: true });
    };
  }, [document]);

  return { shown, onLoad: () => setDocument(frame.current?.contentDocument ?? null) };
}

function useWidth(box: RefObject<Element | null>) {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? null));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box]);
  return width;
}
