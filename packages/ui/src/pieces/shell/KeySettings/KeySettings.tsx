import { Button, Heading, Switch } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import * as styles from './KeySettings.css';
import { keySettingsMessages } from './messages';

export type KeySettingsProps = {
  /** Keys without a modifier do something. */
  single: boolean;
  onSingleChange: (single: boolean) => void;
  /** Opens the list of all keys. */
  onShowAll: () => void;
};

/** Whether characters are keys of the office on this device. */
export function KeySettings({ single, onSingleChange, onShowAll }: KeySettingsProps) {
  const m = useMessages('KeySettings', keySettingsMessages);
  return (
    <section className={styles.root} aria-label={m.title}>
      <Heading level={2}>{m.title}</Heading>
      <Switch
        label={m.single}
        description={m.singleHelp}
        checked={single}
        onCheckedChange={onSingleChange}
      />
      <Button emphasis="quiet" onClick={onShowAll}>
        {m.all}
      </Button>
    </section>
  );
}
