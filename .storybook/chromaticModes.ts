/** What Chromatic draws of a story: the windows and switches of the visits in tests/stories. */
export const chromaticModes = {
  phone: { viewport: 390, theme: 'light' },
  dark: { viewport: 390, theme: 'dark' },
  narrow: { viewport: 320, theme: 'light' },
  wide: { viewport: 1280, theme: 'light' },
  // The switch replaces what the browser would force: a mode holds globals, and no media feature.
  forced: { viewport: 390, theme: 'light', contrast: 'forced' },
};
