import { pageStyles as styles } from '@homestand/ui/guide';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export type Story = { id: string; name: string };
type Props = {
  story: Story;
  theme: 'light' | 'dark';
  /** Draws over the story, from its document. */
  over?: (shown: Document) => ReactNode;
};
type Shown = { document: Document; height: number };

const names = { light: 'ライト', dark: 'ダーク' };
const lowest = 96;
const tallest = 640;

/** A story as wide as a phone, as high as what it shows. */
export function Frame({ story, theme, over }: Props) {
  const { frame, shown, onLoad } = useShown();
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
          src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`}
          onLoad={onLoad}
        />
        {shown && over?.(shown.document)}
      </div>
    </figure>
  );
}

/** What a frame shows, again whenever it changes or is scrolled. */
function useShown() {
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

  return { frame, shown, onLoad: () => setDocument(frame.current?.contentDocument ?? null) };
}
