import { OfficeKeysDialog, type OfficePlace } from '@homestand/ui';
import { useKeyList } from '../data/officeKeys';
import { pathTo } from '../paths';
import { usePlaces } from '../screens/usePlaces';

/** All keys of the office. */
export function KeyList() {
  const { open, onClose } = useKeyList();
  const places = usePlaces();
  return (
    <OfficeKeysDialog
      open={open}
      places={Object.keys(places) as OfficePlace[]}
      settingsHref={pathTo('account')}
      onClose={onClose}
    />
  );
}
