export { hasMenuKey, menuKeys, menuMark, searchKey, shortcutMark } from './marks';
