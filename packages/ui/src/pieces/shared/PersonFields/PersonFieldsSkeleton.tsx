import { Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { personFieldsMessages } from './messages';
import * as styles from './PersonFields.css';
import { contactFields, personFields } from './person';

export type PersonFieldsSkeletonProps = {
  /** Includes the address fields. */
  address?: boolean;
};

/** Placeholder of the fields while their values load. */
export function PersonFieldsSkeleton({ address = false }: PersonFieldsSkeletonProps) {
  const m = useMessages('PersonFields', personFieldsMessages);
  return (
    <div aria-busy="true" className={styles.fields}>
      {(address ? personFields : contactFields).map((field, index) => (
        <div key={field} className={styles.pending}>
          <Skeleton size="small" label={index === 0 ? m.loading : undefined} />
          <span className={styles.control} />
        </div>
      ))}
    </div>
  );
}
