import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { screenSkeletonMessages } from './messages';
import * as styles from './ScreenSkeleton.css';

export type ScreenSkeletonProps = {
  kind: 'list' | 'thread' | 'top' | 'form' | 'cards' | 'card' | 'goods' | 'product' | 'plain';
  /** Leaves room for the tab bar. */
  tabBar?: boolean;
  /** Stands inside of a page that has its main landmark. */
  embedded?: boolean;
};

/** Placeholder of a screen while its code loads. A fast load does not show it. */
export function ScreenSkeleton({ kind, tabBar = false, embedded = false }: ScreenSkeletonProps) {
  const m = useMessages('ScreenSkeleton', screenSkeletonMessages);
  const Root = embedded ? 'div' : 'main';
  return (
    <Root aria-busy="true" className={styles.root({ tabBar })}>
      <Skeleton size="large" label={m.loading} />
      <div className={styles.body}>{bodies[kind]()}</div>
    </Root>
  );
}

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

const bodies = {
  list: () =>
    times(7, (index) => (
      <div key={index} className={styles.row}>
        <Skeleton kind="circle" />
        <Skeleton lines={2} />
      </div>
    )),
  thread: () =>
    times(6, (index) => (
      <div key={index} className={styles.bubble({ mine: index % 3 === 1 })}>
        <Skeleton kind="block" ratio="3/1" />
      </div>
    )),
  top: () => (
    <>
      <Skeleton kind="block" ratio="4/3" />
      <Skeleton lines={2} />
      <Skeleton kind="block" ratio="3/1" />
    </>
  ),
  form: () =>
    times(4, (index) => (
      <div key={index} className={styles.field}>
        <Skeleton size="small" />
        <span className={styles.control} />
      </div>
    )),
  cards: () => (
    <div className={styles.cards}>
      {times(9, (index) => (
        <Skeleton key={index} kind="block" ratio="3/4" />
      ))}
    </div>
  ),
  goods: () => (
    <>
      <div className={styles.tabs}>
        {times(3, (index) => (
          <span key={index} className={styles.tab} />
        ))}
      </div>
      <div className={styles.goods}>
        {times(6, (index) => (
          <div key={index} className={styles.article}>
            <Skeleton kind="block" ratio="1/1" />
            <Skeleton lines={2} size="small" />
          </div>
        ))}
      </div>
    </>
  ),
  product: () => (
    <div className={styles.product}>
      <Skeleton kind="block" ratio="1/1" />
      <Skeleton lines={6} />
    </div>
  ),
  card: () => <div className={styles.stage} />,
  plain: () => <Skeleton lines={6} />,
} satisfies Record<ScreenSkeletonProps['kind'], () => ReactNode>;
