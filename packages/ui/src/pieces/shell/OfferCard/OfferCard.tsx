import type { ReactNode } from 'react';
import { PhoneIcon, PlusIcon, RetryIcon, ShareIcon } from '../../../icons';
import { Button, type ButtonProps, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { offerCardMessages } from './messages';
import * as styles from './OfferCard.css';

export type OfferCardProps = {
  /** Title of the offer; null hides the card, but not its live region, which announces a later title. */
  title: string | null;
  icon?: ReactNode;
  children?: ReactNode;
  /** The accept button. An offer that only gives instructions has none. */
  action?: (Pick<ButtonProps, 'pending' | 'onClick'> & { label: string }) | undefined;
  onLater: () => void;
};

/** Dismissible card with an offer. It is sticky above the tab bar, and in flow at the end of the page. */
export function OfferCard({ title, icon, children, action, onLater }: OfferCardProps) {
  const m = useMessages('OfferCard', offerCardMessages);
  const { label, ...act } = action ?? { label: '' };
  return (
    <div role="status" className={styles.place}>
      {title !== null && (
        <div className={styles.card}>
          <div className={styles.words({ alone: children === undefined })}>
            <p className={styles.title}>
              {icon}
              {title}
            </p>
            {children}
          </div>
          <div className={styles.actions}>
            <Button tone="neutral" emphasis="quiet" size="small" onClick={onLater}>
              {m.later}
            </Button>
            {action && (
              <Button {...act} tone="accent" size="small">
                {label}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

export type OfferCardInstallProps = {
  /**
   * How the app can be installed: `prompt` by the browser's prompt, `steps` by the user in Safari's menu,
   * `elsewhere` not in LINE's in-app browser.
   */
  kind: 'prompt' | 'steps' | 'elsewhere' | null;
  /** Opens the browser's prompt, or this page in the default browser. */
  onAccept?: (() => void) | undefined;
  onLater: () => void;
};

/** Offers to add the app to the home screen. */
export function OfferCardInstall({ kind, onAccept, onLater }: OfferCardInstallProps) {
  const m = useMessages('OfferCard', offerCardMessages);
  const action = {
    prompt: { label: m.install, onClick: onAccept },
    steps: undefined,
    elsewhere: { label: m.openBrowser, onClick: onAccept },
  };
  const isElsewhere = kind === 'elsewhere';
  return (
    <OfferCard
      title={kind && (isElsewhere ? m.elsewhereTitle : m.installTitle)}
      icon={<PhoneIcon size="small" />}
      action={kind ? action[kind] : undefined}
      onLater={onLater}
    >
      <Text kind="small" phrases tone="muted">
        {isElsewhere ? m.elsewhereHelp : m.installHelp}
      </Text>
      {kind === 'steps' && <InstallSteps />}
    </OfferCard>
  );
}

/** Steps in Safari, with the icons of its menu. */
const InstallSteps = () => {
  const m = useMessages('OfferCard', offerCardMessages);
  return (
    <ol role="list" className={styles.steps}>
      <li className={styles.step}>
        <ShareIcon size="small" />
        {m.shareStep}
      </li>
      <li className={styles.step}>
        <PlusIcon size="small" />
        {m.addStep}
      </li>
    </ol>
  );
};

export type OfferCardUpdateProps = {
  open: boolean;
  /** The page is being reloaded. */
  pending?: boolean;
  onUpdate: () => void;
  onLater: () => void;
};

/** Offers to reload into a new release. If postponed, the next start of the app uses the release. */
export function OfferCardUpdate({
  open,
  pending = false,
  onUpdate,
  onLater,
}: OfferCardUpdateProps) {
  const m = useMessages('OfferCard', offerCardMessages);
  return (
    <OfferCard
      title={open ? m.updateTitle : null}
      icon={<RetryIcon size="small" />}
      action={{ label: m.update, pending, onClick: onUpdate }}
      onLater={onLater}
    />
  );
}
