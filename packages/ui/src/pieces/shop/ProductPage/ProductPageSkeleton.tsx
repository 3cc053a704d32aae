import { Center, Skeleton, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { productPageMessages } from './messages';
import * as styles from './ProductPage.css';

export function ProductPageSkeleton() {
  const m = useMessages('ProductPage', productPageMessages);
  return (
    <Center width="wide">
      <div className={styles.root} aria-busy="true">
        <div className={styles.pictures}>
          <Skeleton kind="block" ratio="1/1" />
          <div className={styles.controlsWait} />
        </div>
        <Stack gap="xl">
          <Stack gap="xs">
            <Skeleton size="large" label={m.loading} />
            <Skeleton />
          </Stack>
          <Skeleton lines={5} />
        </Stack>
      </div>
    </Center>
  );
}
