import { Skeleton } from '../../../primitives';
import { type PersonFieldsMessages, personFieldsMessages } from './messages';
import * as styles from './PersonFields.css';
import { contactFields, personFields } from './person';

export type PersonFieldsSkeletonProps = {
  /** Includes the address fields. */
  address?: boolean;
  messages?: PersonFieldsMessages;
};

/** Placeholder of the fields while their values load. */
export function PersonFieldsSkeleton({
  address = false,
  messages: m = personFieldsMessages,
}: PersonFieldsSkeletonProps) {
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
