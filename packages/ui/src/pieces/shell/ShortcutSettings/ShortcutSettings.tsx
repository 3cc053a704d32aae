import { Button, Heading, Stack, Switch } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutSettingsMessages } from './messages';

export type ShortcutSettingsProps = {
  /** Keys without a modifier do something. */
  single: boolean;
  onSingleChange: (single: boolean) => void;
  /** Opens the list of all keys. */
  onShowAll: () => void;
};

/** Whether characters are keys of the office on this device. */
export function ShortcutSettings({ single, onSingleChange, onShowAll }: ShortcutSettingsProps) {
  const m = useMessages('ShortcutSettings', shortcutSettingsMessages);
  return (
    <Stack as="section" gap="md" width="page" aria-label={m.title}>
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
    </Stack>
  );
}
