import { BellIcon, InfoIcon, WarningIcon } from '../../../icons';
import { Button, Section, Skeleton, Switch } from '../../../primitives';
import { type NotificationSettingsMessages, notificationSettingsMessages } from './messages';
import * as styles from './NotificationSettings.css';

export type NotificationState =
  | 'checking'
  | 'unsupported'
  /** An iPhone shows notices of what stands on its home screen only. */
  | 'notInstalled'
  /** Refused in the browser: only there it can be taken back. */
  | 'blocked'
  | 'off'
  | 'on';

export type NotificationChoice = { messages: boolean; orders: boolean };

export type NotificationSettingsProps = {
  state: NotificationState;
  /** What is told while the state is `on`. */
  chosen: NotificationChoice;
  /** A change is on its way to the server. */
  saving?: boolean | undefined;
  /** Why the last change did not come through. */
  error?: string | null | undefined;
  /** Pressed: the browser may ask now. */
  onEnable: () => void;
  onChange: (chosen: NotificationChoice) => void;
  messages?: NotificationSettingsMessages;
};

/** Whether this device is told of news, and of which. */
export function NotificationSettings({
  state,
  chosen,
  saving = false,
  error = null,
  onEnable,
  onChange,
  messages: m = notificationSettingsMessages,
}: NotificationSettingsProps) {
  return (
    <Section title={m.title} label={m.label}>
      <div className={styles.card}>
        {state === 'checking' && <Skeleton lines={2} label={m.checking} />}
        {state === 'off' && (
          <>
            <p className={styles.help}>{m.off}</p>
            <Button
              emphasis="quiet"
              fullWidth
              icon={<BellIcon size="small" />}
              pending={saving}
              onClick={onEnable}
            >
              {m.enable}
            </Button>
          </>
        )}
        {state === 'on' && (
          <div className={styles.switches}>
            <Switch
              label={m.news}
              description={m.newsHelp}
              checked={chosen.messages}
              pending={saving}
              onCheckedChange={(messages) => onChange({ ...chosen, messages })}
            />
            <Switch
              label={m.orders}
              description={m.ordersHelp}
              checked={chosen.orders}
              pending={saving}
              onCheckedChange={(orders) => onChange({ ...chosen, orders })}
            />
          </div>
        )}
        {state === 'blocked' && <Word title={m.blocked} help={m.blockedHelp} />}
        {state === 'unsupported' && <Word title={m.unsupported} help={m.unsupportedHelp} />}
        {state === 'notInstalled' && (
          <>
            <Word title={m.notInstalled} />
            <ol className={styles.steps}>
              {m.steps.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
          </>
        )}
        <div role="alert" className={styles.alert}>
          {error !== null && (
            <p className={styles.error}>
              <WarningIcon size="small" />
              {error}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

const Word = ({ title, help }: { title: string; help?: string }) => (
  <div className={styles.word}>
    <InfoIcon size="small" />
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {help !== undefined && <p className={styles.help}>{help}</p>}
    </div>
  </div>
);
