import { PhoneIcon } from '../../../icons';
import { OfferCard } from '../OfferCard';
import * as styles from './InstallOffer.css';
import { InstallOfferSteps } from './InstallOfferSteps';
import { type InstallOfferMessages, installOfferMessages } from './messages';

export type InstallOfferProps = {
  /**
   * How the app can be installed: `prompt` by the browser's prompt, `steps` by the user in Safari's menu,
   * `elsewhere` not in LINE's in-app browser.
   */
  kind: 'prompt' | 'steps' | 'elsewhere' | null;
  /** Opens the browser's prompt, or this page in the default browser. */
  onAccept?: (() => void) | undefined;
  onLater: () => void;
  messages?: InstallOfferMessages;
};

/** Offers to add the app to the home screen. */
export function InstallOffer({
  kind,
  onAccept,
  onLater,
  messages: m = installOfferMessages,
}: InstallOfferProps) {
  const action = {
    prompt: { label: m.install, onClick: onAccept },
    steps: undefined,
    elsewhere: { label: m.openBrowser, onClick: onAccept },
  };
  const isElsewhere = kind === 'elsewhere';
  return (
    <OfferCard
      title={kind && (isElsewhere ? m.elsewhereTitle : m.title)}
      icon={<PhoneIcon size="small" />}
      action={kind ? action[kind] : undefined}
      onLater={onLater}
      messages={{ later: m.later }}
    >
      <p className={styles.help}>{isElsewhere ? m.elsewhereHelp : m.help}</p>
      {kind === 'steps' && <InstallOfferSteps messages={m} />}
    </OfferCard>
  );
}
