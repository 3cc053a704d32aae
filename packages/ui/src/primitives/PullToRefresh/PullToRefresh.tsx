// Engine: native touch events; neither radix-ui nor react-aria has it.

import type { ReactNode } from 'react';
import { ArrowDownIcon } from '../../icons';
import { visuallyHidden } from '../../styles';
import { assignInlineVars } from '../../styles/inlineVars';
import { Button } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import { useMessages } from '../UiProvider/useMessages';
import { pullToRefreshMessages } from './messages';
import * as styles from './PullToRefresh.css';
import { usePullToRefresh } from './usePullToRefresh';

export type PullToRefreshProps = {
  /** Reloads the content; resolves when it is there. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
};

/** Reloads the content on a pull down; a button does the same for keyboards and screen readers. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const m = useMessages('PullToRefresh', pullToRefreshMessages);
  const { root, phase, pulled, ...actions } = usePullToRefresh({ onRefresh });
  const held = phase === 'pulling' || phase === 'ready';

  return (
    <div
      ref={root}
      className={styles.root}
      style={assignInlineVars({ [styles.pulled]: `${Math.round(pulled)}px` })}
    >
      <div className={styles.button}>
        <Button size="small" pending={phase === 'refreshing'} onClick={actions.onRefresh}>
          {m.refresh}
        </Button>
      </div>
      <div className={styles.indicator} aria-hidden="true">
        {phase === 'refreshing' && <Spinner size="small" />}
        {held && <ArrowDownIcon size="tiny" />}
        {phase === 'pulling' && m.pull}
        {phase === 'ready' && m.release}
        {phase === 'refreshing' && m.refreshing}
      </div>
      <p role="status" className={visuallyHidden}>
        {phase === 'refreshing' && m.refreshing}
        {phase === 'done' && m.done}
        {phase === 'failed' && m.failed}
      </p>
      <div
        className={styles.content}
        data-held={held || undefined}
        data-still={pulled === 0 || undefined}
      >
        {children}
      </div>
    </div>
  );
}
