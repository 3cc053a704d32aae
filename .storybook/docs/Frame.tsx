import { pageStyles as styles } from '@homestand/ui/guide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { switchesInUrl } from '../switches';

export type Story = { id: string; name: string };
type Props = {
  story: Story;
  theme: 'light' | 'dark';
  /** The switches of the toolbar, which the frame follows but for its theme. */
  globals: Record<string, unknown>;
  /** Draws over the story, from its document. */
  over?: (shown: Document) => ReactNode;
  /** The page is left empty: the plays of two frames take the focus from each other. */
  waits?: boolean;
  /** Called when the story is drawn and played. */
  onFinished?: () => void;
};
type Storybook = { __STORYBOOK_ADDONS_CHANNEL__: Channel };
type Shown = { document: Document; height: number };

const names = { light: 'ライト', dark: 'ダーク' };
const lowest = 96;
const tallest = 640;

/** A story as wide as a phone, as high as what it shows. */
export function Frame({ story, theme, globals, over, waits = false, onFinished }: Props) {
  const { frame, shown, onLoad } = useShown(onFinished);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{names[theme]} 390 px</figcaption>
      <div className={styles.stage}>
        <iframe
          ref={frame}
          className={styles.frame}
          data-in-page
          loading="lazy"
          width={390}
          height={shown?.height ?? 320}
          title={`${names[theme]}：${story.name}`}
          src={
            waits
              ? undefined
              : `iframe.html?id=${story.id}&viewMode=story&globals=${switchesInUrl(globals, { theme })}`
          }
          onLoad={onLoad}
        />
        {shown && over?.(shown.document)}
      </div>
    </figure>
  );
}

/** What a frame shows, again whenever it changes or is scrolled. */
function useShown(onFinished: (() => void) | undefined) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [document, setDocument] = useState<Document | null>(null);

  useEffect(() => {
    const root = document?.querySelector('#storybook-root');
    if (!document || !root) return;
    const measure = () => {
      const dialog = document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]');
      const content = Math.ceil(
        root.getBoundingClientRect().bottom + root.ownerDocument.documentElement.scrollTop + 16,
      );
      const height = dialog ? tallest : Math.min(Math.max(content, lowest), tallest);
      setShown({ document, height });
    };
    const sizes = new ResizeObserver(measure);
    const nodes = new MutationObserver(measure);
    sizes.observe(root);
    nodes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    measure();
    return () => {
      sizes.disconnect();
      nodes.disconnect();
      document.removeEventListener('scroll', measure, { capture: true });
    };
  }, [document]);

  function onLoad() {
    setDocument(frame.current?.contentDocument ?? null);
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame.current?.contentWindow ??
      {}) as Partial<Storybook>;
    if (!onFinished || !channel) return;
    if (channel.last(STORY_FINISHED)) onFinished();
    else channel.once(STORY_FINISHED, onFinished);
  }
  return { frame, shown, onLoad };
}
