import { screens } from 'virtual:homestand/screen-flow';
import { flowStyles, pageStyles } from '@homestand/ui/guide';
import { useEffect, useRef, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { switchesInUrl } from '../switches';
import { flows } from './flows';
import { screenOpened } from './openScreen';

const screenOf = (route: string) => screens.find((screen) => screen.route === route);

/** The flows, each with one live screen, and all screens with their links. */
export function FlowMap() {
  return (
    <div className={`sb-unstyled ${pageStyles.page}`} lang="ja">
      {flows.map((flow) => (
        <Flow key={flow.name} {...flow} />
      ))}
      <details className={pageStyles.fold}>
        <summary className={pageStyles.summary}>
          <h2 className={pageStyles.heading}>すべての画面と、そこから進める画面</h2>
        </summary>
        <ul className={pageStyles.list}>
          {screens.map(({ route, address, links }) => (
            <li key={route}>
              <ScreenLink route={route} /> <code className={pageStyles.code}>{address}</code>
              {links.length > 0 && ' → '}
              {links.map((link, at) => (
                <span key={link}>
                  {at > 0 && '、'}
                  <ScreenLink route={link} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function ScreenLink({ route }: { route: string }) {
  const screen = screenOf(route);
  if (!screen) return route;
  return (
    <a className={pageStyles.link} href={`./?path=/story/${screen.storyId}`} target="_top">
      {screen.title}
    </a>
  );
}

function Flow({ name, steps }: { name: string; steps: readonly string[] }) {
  const [route, setRoute] = useState(steps[0] ?? '');
  const at = steps.indexOf(route);
  const title = screenOf(route)?.title ?? '';
  return (
    <section>
      <h2 className={pageStyles.heading}>{name}</h2>
      <div className={flowStyles.flow}>
        <ol className={flowStyles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <button
                type="button"
                className={flowStyles.step}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => setRoute(step)}
              >
                <span className={flowStyles.number}>{index + 1}</span>
                {screenOf(step)?.title}
              </button>
            </li>
          ))}
        </ol>
        <div className={flowStyles.stage}>
          <LiveScreen route={route} title={`${name}：${title}`} onOpen={setRoute} />
          <p role="status">
            いま：
            <ScreenLink route={route} />
          </p>
        </div>
      </div>
    </section>
  );
}

type LiveProps = { route: string; title: string; onOpen: (route: string) => void };

/** The story of a screen at half its size, once it is near the window. A tap on a link in it opens the next screen. */
function LiveScreen({ route, title, onOpen }: LiveProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const globals = useGlobals();
  const { theme = 'device' } = globals;

  useEffect(() => {
    const element = frame.current;
    // The frame made the event: it is no instance of this window's classes.
    const open = (event: Event) => {
      if ('detail' in event) onOpen(String(event.detail));
    };
    element?.addEventListener(screenOpened, open);
    return () => element?.removeEventListener(screenOpened, open);
  }, [onOpen]);

  return (
    <div className={flowStyles.screen}>
      <iframe
        ref={frame}
        className={flowStyles.frame}
        data-in-page
        data-in-flow
        loading="lazy"
        width={390}
        height={844}
        title={title}
        src={`iframe.html?id=${screenOf(route)?.storyId}&viewMode=story&globals=${switchesInUrl(globals, { theme: String(theme) })}`}
      />
    </div>
  );
}

/** The switches of the toolbar; a page without a story is told of their changes only. */
function useGlobals() {
  const [globals, setGlobals] = useState<Record<string, unknown>>(
    () => addons.getChannel().last(GLOBALS_UPDATED)?.[0]?.globals ?? {},
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals: now }: { globals: Record<string, unknown> }) => setGlobals(now);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return globals;
}
