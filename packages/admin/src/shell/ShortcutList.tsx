import { type MenuShortcut, ShortcutsDialog } from '@homestand/ui';
import { useShortcutList } from '../data/shortcuts';
import { pathTo } from '../paths';
import { useMenuLinks } from './useMenuLinks';

export function ShortcutList() {
  const { open, onClose } = useShortcutList();
  const links = useMenuLinks();
  return (
    <ShortcutsDialog
      open={open}
      links={Object.keys(links) as MenuShortcut[]}
      settingsHref={pathTo('account')}
      onClose={onClose}
    />
  );
}
