import { PlusIcon, ShareIcon } from '../../../icons';
import * as styles from './InstallOffer.css';
import type { InstallOfferMessages } from './messages';

type Props = { messages: InstallOfferMessages };

/** What to tap in Safari, with the signs that stand there. */
export const InstallOfferSteps = ({ messages: m }: Props) => (
  <ol className={styles.steps}>
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
