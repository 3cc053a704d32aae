/** The page that the service worker keeps is the same for every club: the browser's bar gets the colour here. */
export function showThemeColor() {
  if (document.querySelector('meta[name="theme-color"]')) return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = getComputedStyle(document.documentElement).getPropertyValue('--print-club-600');
  document.head.append(meta);
}
