import { Fragment } from 'react';
import {
  Button,
  DescriptionList,
  DescriptionListItem,
  Dialog,
  Heading,
  Inline,
  Stack,
  Switch,
  Text,
  TextLink,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { MenuShortcut } from '../../../shortcuts';
import { menuKeys, searchKey } from '../../../shortcuts/marks';
import { staffPageMessages } from '../StaffPage/messages';
import { shortcutsDialogMessages } from './messages';
import * as styles from './ShortcutsDialog.css';

export type ShortcutsDialogProps = {
  open: boolean;
  /** Those that the role may enter. */
  links: readonly MenuShortcut[];
  /** Where the keys are switched off. */
  settingsHref: string;
  onClose: () => void;
};

type Row = { keys: readonly (readonly [joint: string, key: string])[]; does: string };

/** All keys of the office. */
export function ShortcutsDialog({ open, links, settingsHref, onClose }: ShortcutsDialogProps) {
  const m = useMessages('ShortcutsDialog', shortcutsDialogMessages);
  const names = useMessages('StaffPage', staffPageMessages);
  const rowOf = (key: string, does: string): Row => ({ keys: [['', key]], does });
  const groups: Record<keyof typeof m.groups, readonly Row[]> = {
    list: [
      rowOf(searchKey, m.search),
      rowOf('J', m.next),
      rowOf('K', m.previous),
      rowOf('Enter', m.open),
      rowOf('Esc', m.back),
    ],
    links: links.map((link) => ({
      keys: [
        ['', 'G'],
        [m.after, menuKeys[link]],
      ],
      does: names[link],
    })),
    work: [
      {
        keys: [
          ['', '1'],
          [m.range, '6'],
        ],
        does: m.choose,
      },
      rowOf('Z', m.undo),
      {
        keys: [
          ['', 'Ctrl+Enter'],
          [m.or, '⌘+Enter'],
        ],
        does: m.main,
      },
      {
        keys: [
          ['', 'Ctrl+S'],
          [m.or, '⌘+S'],
        ],
        does: m.save,
      },
      rowOf('?', m.help),
    ],
  };

  return (
    <Dialog open={open} title={m.title} onClose={onClose}>
      <Stack>
        {(['list', 'links', 'work'] as const).map((group) => (
          <section key={group} aria-label={m.groups[group]}>
            <Heading level={3} kind="label">
              {m.groups[group]}
            </Heading>
            <DescriptionList kind="ends" divided>
              {groups[group].map(({ keys, does }) => (
                <DescriptionListItem
                  key={does}
                  term={
                    <Inline gap="xs">
                      {keys.map(([joint, key]) => (
                        <Fragment key={key}>
                          {joint !== '' && (
                            <Text as="span" kind="caption" tone="muted">
                              {joint}
                            </Text>
                          )}
                          <kbd className={styles.key}>{key}</kbd>
                        </Fragment>
                      ))}
                    </Inline>
                  }
                >
                  {does}
                </DescriptionListItem>
              ))}
            </DescriptionList>
          </section>
        ))}
        <Text tone="muted" kind="small">
          {m.off}
          <TextLink href={settingsHref}>{m.settings}</TextLink>
          {m.offEnd}
        </Text>
      </Stack>
    </Dialog>
  );
}

export type ShortcutsDialogSettingsProps = {
  /** Keys without a modifier do something. */
  single: boolean;
  onSingleChange: (single: boolean) => void;
  /** Opens the list of all keys. */
  onShowAll: () => void;
};

/** Whether characters are keys of the office on this device. */
export function ShortcutsDialogSettings({
  single,
  onSingleChange,
  onShowAll,
}: ShortcutsDialogSettingsProps) {
  const m = useMessages('ShortcutsDialog', shortcutsDialogMessages);
  return (
    <Stack as="section" gap="md" width="page" aria-label={m.settingsTitle}>
      <Heading level={2}>{m.settingsTitle}</Heading>
      <Switch
        label={m.single}
        description={m.singleHelp}
        checked={single}
        onCheckedChange={onSingleChange}
      />
      <Inline>
        <Button emphasis="quiet" onClick={onShowAll}>
          {m.all}
        </Button>
      </Inline>
    </Stack>
  );
}
