import { Skeleton, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
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
    <Stack aria-busy>
      {(address ? personFields : contactFields).map((field, index) => (
        <Stack key={field} gap="sm">
          <Skeleton size="small" label={index === 0 ? m.loading : undefined} />
          <span className={styles.control} />
        </Stack>
      ))}
    </Stack>
  );
}
