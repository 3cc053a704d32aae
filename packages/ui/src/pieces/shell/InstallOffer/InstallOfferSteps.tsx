import { PlusIcon, ShareIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './InstallOffer.css';
import { installOfferMessages } from './messages';

/** Steps in Safari, with the icons of its menu. */
export const InstallOfferSteps = () => {
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
