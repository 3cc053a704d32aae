import { useState } from 'react';
import { CalendarIcon, CopyIcon } from '../../../icons';
import { Button, Section, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchCalendarMessages } from './messages';

export type MatchCalendarProps = {
  /** Whole address of the calendar, with https. */
  address: string;
};

/** Subscribes the calendar of the device to all matches, by a button or by the address. */
export function MatchCalendar({ address }: MatchCalendarProps) {
  const m = useMessages('MatchCalendar', matchCalendarMessages);
  const [copied, setCopied] = useState('');

  // The clipboard is missing without a secure origin, and rejects where the browser forbids it.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => setCopied(m.copied),
        () => setCopied(m.notCopied),
      );

  return (
    <Section title={m.title} label={m.label}>
      <Stack gap="md" align="start">
        <Text kind="small">{m.help}</Text>
        <Button
          href={address.replace(/^https?:/, 'webcal:')}
          icon={<CalendarIcon size="small" />}
          fullWidth
        >
          {m.subscribe}
        </Button>
        <Stack gap="xs">
          <Text kind="small" tone="muted">
            {m.iphone}
          </Text>
          <Text kind="small" tone="muted">
            {m.google}
          </Text>
        </Stack>
        <Stack gap="xs">
          <Text kind="labelSmall">{m.address}</Text>
          <Text kind="small">
            <bdi lang="en" translate="no">
              {address}
            </bdi>
          </Text>
          <Button
            emphasis="quiet"
            tone="neutral"
            size="small"
            icon={<CopyIcon size="small" />}
            onClick={copy}
          >
            {m.copy}
          </Button>
          <Text kind="small" role="status">
            {copied}
          </Text>
        </Stack>
      </Stack>
    </Section>
  );
}
