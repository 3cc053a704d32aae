import { EmptyState, Heading, Tabs } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LastUpdated } from '../../shared/LastUpdated/LastUpdated';
import { PickupMatch } from '../../shared/PickupMatch/PickupMatch';
import type { MatchFacts } from '../../shared/PickupMatch/pickupMatchText';
import * as styles from './MatchPacking.css';
import { MatchPackingLabels } from './MatchPackingLabels';
import { MatchPackingList } from './MatchPackingList';
import { MatchPackingNumbers } from './MatchPackingNumbers';
import { matchPackingMessages } from './messages';
import {
  type LabelLayout,
  type PackedOrder,
  type PackingRow,
  type PackingView,
  packingViews,
} from './packing';

export type { LabelLayout, PackingRow, PackingView };

export type MatchPackingProps = {
  match: MatchFacts;
  /** When it was loaded, if it cannot be loaded now. */
  asOf: string | null;
  view: PackingView;
  onView: (view: PackingView) => void;
  /** Goods in the order of the shop: for the orders, without an order, and what was not handed over. */
  rows: Readonly<Record<'pack' | 'booth' | 'back', readonly PackingRow[]>>;
  onTick: (row: PackingRow, ticked: boolean) => void;
  /** By number; null without a connection, because a device keeps no names. */
  orders: readonly PackedOrder[] | null;
  /** Orders with those that are not in the list. */
  totalCount: number;
  labels: {
    layout: LabelLayout;
    /** Place of the first label; null while its field is wrong. */
    start: number | null;
    onChange: (labels: { layout: LabelLayout; start: number | null }) => void;
  };
  onPrint: () => void;
};

/** What a match takes along and brings back: a list to tick off, lists and labels to print. */
export function MatchPacking(props: MatchPackingProps) {
  const { match, asOf, view, onView, rows, orders } = props;
  const m = useMessages('MatchPacking', matchPackingMessages);
  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <Heading level={2} kind="heading">
          {m.views}
        </Heading>
        <PickupMatch match={match} />
        {asOf !== null && <LastUpdated asOf={asOf} />}
        <Tabs
          label={m.views}
          items={packingViews.map((id) => ({ id, label: m.view[id] }))}
          selected={view}
          onSelect={(id) => {
            const chosen = packingViews.find((each) => each === id);
            if (chosen) onView(chosen);
          }}
        />
      </div>
      {view === 'pack' && (
        <MatchPackingList kind="pack" rows={rows.pack} booth={rows.booth} onTick={props.onTick} />
      )}
      {view === 'back' && <MatchPackingList kind="back" rows={rows.back} onTick={props.onTick} />}
      {(view === 'numbers' || view === 'labels') && orders === null && (
        <EmptyState title={m.withoutNames}>{m.withoutNamesHelp}</EmptyState>
      )}
      {view === 'numbers' && orders && (
        <MatchPackingNumbers
          {...{ orders, goods: rows.pack }}
          totalCount={props.totalCount}
          onPrint={props.onPrint}
        />
      )}
      {view === 'labels' && orders && (
        <MatchPackingLabels {...props.labels} orders={orders} onPrint={props.onPrint} />
      )}
    </div>
  );
}
