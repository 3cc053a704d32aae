import { type MenuShortcut, ShortcutsDialog } from '@homestand/ui';
import { useShortcutList } from '../data/shortcuts';
import { pathTo } from '../paths';
import { useMenuLinks } from './useMenuLinks';

/** All keys of the office. */
export function ShortcutList() {
  const { open, onClose } = useShortcutList();
  const places = useMenuLinks();
  return (
    <ShortcutsDialog
      open={open}
      places={Object.keys(places) as MenuShortcut[]}
      settingsHref={pathTo('account')}
      onClose={onClose}
    />
  );
}
