import { PhoneIcon } from '../../../icons';
import { OfferCard } from '../OfferCard';
import * as styles from './InstallOffer.css';
import { InstallOfferSteps } from './InstallOfferSteps';
import { type InstallOfferMessages, installOfferMessages } from './messages';

export type InstallOfferProps = {
  /**
   * How the app comes onto the home screen here: the browser asks, the reader does it in Safari's menu, or not
   * in this browser, which is inside LINE.
   */
  kind: 'prompt' | 'steps' | 'elsewhere' | null;
  /** Lets the browser ask, or opens this page in the phone's own browser. */
  onAccept?: (() => void) | undefined;
  onLater: () => void;
  messages?: InstallOfferMessages;
};

/** Offers a place on the home screen, once. */
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
