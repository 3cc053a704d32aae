import { PlusIcon, ShareIcon } from '../../../icons';
import * as styles from './InstallOffer.css';
import type { InstallOfferMessages } from './messages';

type Props = { messages: InstallOfferMessages };

/** Steps in Safari, with the icons of its menu. */
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
