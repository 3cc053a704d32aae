const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** The scheme of the page itself, by the switch of the toolbar or the device. */
export function schemeOf(
  { theme }: Record<string, unknown>,
  isDark = dark.matches,
): 'light' | 'dark' {
  if (theme === 'light' || theme === 'dark') return theme;
  return isDark ? 'dark' : 'light';
}
