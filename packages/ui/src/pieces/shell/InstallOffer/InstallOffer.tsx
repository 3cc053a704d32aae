import { PhoneIcon, PlusIcon, ShareIcon } from '../../../icons';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OfferCard } from '../OfferCard/OfferCard';
import * as styles from './InstallOffer.css';
import { installOfferMessages } from './messages';

export type InstallOfferProps = {
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
export function InstallOffer({ kind, onAccept, onLater }: InstallOfferProps) {
  const m = useMessages('InstallOffer', installOfferMessages);
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
    >
      <Text kind="small" phrases tone="muted">
        {isElsewhere ? m.elsewhereHelp : m.help}
      </Text>
      {kind === 'steps' && <InstallOfferSteps />}
    </OfferCard>
  );
}

/** Steps in Safari, with the icons of its menu. */
const InstallOfferSteps = () => {
  const m = useMessages('InstallOffer', installOfferMessages);
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
