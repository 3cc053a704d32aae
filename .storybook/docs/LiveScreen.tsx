import { screens } from 'virtual:homestand/screen-flow';
import { CloseIcon, pageStyles, flowStyles as styles } from '@homestand/ui/guide';
import { useEffect, useId, useRef } from 'react';
import { switchesInUrl } from '../switches';
import { screenOpened } from './openScreen';

const screenOf = (route: string) => screens.find((screen) => screen.route === route);

type Props = {
  route: string;
  globals: Record<string, unknown>;
  onOpen: (route: string) => void;
  onClose: () => void;
};

/** The story of a screen on a phone over the board. A press on a link in it opens the next screen. */
export function LiveScreen({ route, globals, onOpen, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const id = useId();
  const screen = screenOf(route);
  const { theme = 'device' } = globals;

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const element = frame.current;
    // The frame made the event: it is no instance of this window's classes.
    const open = (event: Event) => {
      if ('detail' in event) onOpen(String(event.detail));
    };
    element?.addEventListener(screenOpened, open);
    return () => element?.removeEventListener(screenOpened, open);
  }, [onOpen]);

  if (!screen) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; a press beside it does, too.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.live}>
        <div className={styles.head}>
          <h2 className={styles.liveTitle} id={id} aria-live="polite">
            {screen.title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label="閉じる"
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <iframe
          ref={frame}
          className={styles.frame}
          data-in-page
          data-in-flow
          title={screen.title}
          src={`iframe.html?id=${screen.storyId}&viewMode=story&globals=${switchesInUrl(globals, { theme: String(theme) })}`}
        />
        <div className={styles.about}>
          <code className={pageStyles.code}>{screen.address}</code>
          <a className={pageStyles.link} href={`./?path=/story/${screen.storyId}`} target="_top">
            ほかの状態（空、失敗など）を見る
          </a>
          <Ways links={screen.links.filter((link) => link !== route)} onOpen={onOpen} />
        </div>
      </div>
    </dialog>
  );
}

function Ways({ links, onOpen }: { links: readonly string[]; onOpen: (route: string) => void }) {
  if (links.length === 0) return null;
  return (
    <>
      <h3 className={styles.waysTitle}>ここから進める画面</h3>
      <ul className={styles.ways}>
        {links.map((link) => (
          <li key={link}>
            <button type="button" className={styles.way} onClick={() => onOpen(link)}>
              {screenOf(link)?.title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
