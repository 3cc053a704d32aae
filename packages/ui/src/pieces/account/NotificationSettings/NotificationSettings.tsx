import { BellIcon, InfoIcon } from '../../../icons';
import { Button, Notice, Section, Skeleton, Stack, Switch, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { notificationSettingsMessages } from './messages';
import * as styles from './NotificationSettings.css';

export type NotificationState =
  | 'checking'
  | 'unsupported'
  /** iOS shows notifications only for an app on the home screen. */
  | 'notInstalled'
  /** Permission was denied in the browser; it can only be granted again in the browser's settings. */
  | 'blocked'
  | 'off'
  | 'on';

export type NotificationChoice = {
  messages: boolean;
  orders: boolean;
  /** Undefined where the server does not know it. */
  heroes?: boolean;
};

export type NotificationSettingsProps = {
  status: NotificationState;
  /** The kinds of notifications that are on while the state is `on`. */
  chosen: NotificationChoice;
  /** A change is being saved. */
  pending?: boolean | undefined;
  /** Error message of the last change. */
  error?: string | null | undefined;
  /** Called on a press, so the browser may ask for permission. */
  onEnable: () => void;
  onChange: (chosen: NotificationChoice) => void;
};

/** Turns notifications on this device on or off and chooses their kinds. */
export function NotificationSettings({
  status,
  chosen,
  pending = false,
  error = null,
  onEnable,
  onChange,
}: NotificationSettingsProps) {
  const m = useMessages('NotificationSettings', notificationSettingsMessages);
  return (
    <Section title={m.title} label={m.label}>
      <div className={styles.card}>
        {status === 'checking' && <Skeleton lines={2} label={m.checking} />}
        {status === 'off' && (
          <>
            <p className={styles.help}>{m.off}</p>
            <Button
              emphasis="quiet"
              fullWidth
              icon={<BellIcon size="small" />}
              pending={pending}
              onClick={onEnable}
            >
              {m.enable}
            </Button>
          </>
        )}
        {status === 'on' && (
          <div className={styles.switches}>
            <Switch
              label={m.newMessages}
              description={m.newMessagesHelp}
              checked={chosen.messages}
              pending={pending}
              onCheckedChange={(messages) => onChange({ ...chosen, messages })}
            />
            <Switch
              label={m.orders}
              description={m.ordersHelp}
              checked={chosen.orders}
              pending={pending}
              onCheckedChange={(orders) => onChange({ ...chosen, orders })}
            />
            {chosen.heroes !== undefined && (
              <Switch
                label={m.heroes}
                description={m.heroesHelp}
                checked={chosen.heroes}
                pending={pending}
                onCheckedChange={(heroes) => onChange({ ...chosen, heroes })}
              />
            )}
          </div>
        )}
        {status === 'blocked' && <Word title={m.blocked} help={m.blockedHelp} />}
        {status === 'unsupported' && <Word title={m.unsupported} help={m.unsupportedHelp} />}
        {status === 'notInstalled' && (
          <>
            <Word title={m.notInstalled} />
            <ol role="list" className={styles.steps}>
              {m.steps.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
          </>
        )}
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      </div>
    </Section>
  );
}

const Word = ({ title, help }: { title: string; help?: string }) => (
  <div className={styles.word}>
    <InfoIcon size="small" />
    <Stack gap="xs">
      <Text kind="label" phrases>
        {title}
      </Text>
      {help !== undefined && <p className={styles.help}>{help}</p>}
    </Stack>
  </div>
);
