import { ArrowDownIcon, PrintIcon, TruckIcon, WarningIcon } from '../../../icons';
import { Button, Heading, Inline, Notice, Text, TextLink } from '../../../primitives';
import { ButtonFile } from '../../../primitives/Button/ButtonFile';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { Carrier } from '../ShipmentForm/ShipmentForm';
import { shipmentImportMessages } from './messages';
import * as styles from './ShipmentImport.css';

type ShipmentProblem = keyof (typeof shipmentImportMessages)['problems'];

export type ShipmentImportItem = {
  line: number;
  orderId: string;
  name: string | null;
  before: { carrier: Carrier | null; trackingNumber: string | null; state: string } | null;
  after: { carrier: Carrier; trackingNumber: string | null } | null;
  /** `blank`: no number was filled in yet. */
  problem: ShipmentProblem | 'blank' | null;
};

/** A row with a number. */
const isFilled = (item: ShipmentImportItem): item is FilledRow => item.problem !== 'blank';

export type ShipmentImportProps = {
  /** Null until a file was read. */
  preview: { items: readonly ShipmentImportItem[]; ready: number } | null;
  /** How many orders were changed; null before. */
  done: number | null;
  pending: boolean;
  error: string | null;
  onFile: (file: File) => void;
  onConfirm: () => void;
  labels: { pending: boolean; onSave: () => void };
  packingHref: string;
  orderHrefOf: (orderId: string) => string;
};

/** Ships many orders by a file of numbers: what would change, by line, before anything does. */
export function ShipmentImport({
  preview,
  done,
  pending,
  error,
  onFile,
  onConfirm,
  labels,
  packingHref,
  orderHrefOf,
}: ShipmentImportProps) {
  const m = useMessages('ShipmentImport', shipmentImportMessages);
  const items = preview?.items ?? [];
  const filled = items.filter(isFilled);
  const blank = items.length - filled.length;
  return (
    <section className={styles.root}>
      <Heading level={2} kind="heading">
        {m.title}
      </Heading>
      <ol role="list" className={styles.steps}>
        {m.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Inline align="stretch">
        <Button
          size="small"
          emphasis="quiet"
          icon={<ArrowDownIcon size="small" />}
          pending={labels.pending}
          onClick={labels.onSave}
        >
          {m.labels}
        </Button>
        <Button size="small" emphasis="quiet" href={packingHref} icon={<PrintIcon size="small" />}>
          {m.picking}
        </Button>
        <ButtonFile
          size="small"
          pending={pending}
          accept=".csv,.txt,text/csv,text/plain"
          onFile={onFile}
        >
          {m.choose}
        </ButtonFile>
      </Inline>
      <Text kind="caption" tone="muted">
        {m.rule}
      </Text>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <Notice tone="success" role="status">
        {done !== null && m.done(done)}
      </Notice>
      {preview && (
        <section aria-label={m.preview} className={styles.preview}>
          <p className={styles.count}>
            {m.ready(preview.ready)}
            {filled.length > preview.ready && (
              <Text as="span" kind="caption" tone="muted">
                {m.left(filled.length - preview.ready)}
              </Text>
            )}
            {blank > 0 && (
              <Text as="span" kind="caption" tone="muted">
                {m.blank(blank)}
              </Text>
            )}
          </p>
          <ol role="list" className={styles.rows}>
            {filled.map((item) => (
              <ShipmentImportRow key={item.line} item={item} orderHrefOf={orderHrefOf} />
            ))}
          </ol>
          {preview.ready > 0 && (
            <Button
              tone="accent"
              icon={<TruckIcon size="small" />}
              pending={pending}
              onClick={onConfirm}
            >
              {m.run(preview.ready)}
            </Button>
          )}
        </section>
      )}
    </section>
  );
}

type FilledRow = ShipmentImportItem & {
  problem: Exclude<ShipmentImportItem['problem'], 'blank'>;
};

type Props = Pick<ShipmentImportProps, 'orderHrefOf'> & { item: FilledRow };

/** One line of the file: what would change, or why nothing does. */
function ShipmentImportRow({ item, orderHrefOf }: Props) {
  const m = useMessages('ShipmentImport', shipmentImportMessages);
  const { line, orderId, name, before, after, problem } = item;
  const wordsOf = (shipment: { carrier: ShipmentCarrier; trackingNumber: string | null }) =>
    [shipment.carrier && m.carriers[shipment.carrier], shipment.trackingNumber ?? m.none]
      .filter(Boolean)
      .join(' ');
  return (
    <li className={styles.row}>
      <Text as="span" kind="caption" tone="muted">
        {m.line(line)}
      </Text>
      <Inline as="span" rowGap="none" align="baseline">
        {before ? (
          <TextLink standalone href={orderHrefOf(orderId)}>
            {orderId}
          </TextLink>
        ) : (
          orderId
        )}
        {name !== null && (
          <Text as="span" kind="caption" tone="muted">
            {name}
          </Text>
        )}
      </Inline>
      {after && (
        <span className={styles.change}>
          {m.becomes(before?.state === 'shipped' ? wordsOf(before) : m.nothing, wordsOf(after))}
        </span>
      )}
      {problem !== null && (
        <Text as="span" kind="label" tone="warning" icon={<WarningIcon size="tiny" />}>
          {m.problems[problem]}
        </Text>
      )}
    </li>
  );
}

type ShipmentCarrier = NonNullable<FilledRow['before']>['carrier'];
