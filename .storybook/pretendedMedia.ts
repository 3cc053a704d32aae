/**
 * A page cannot set what its own media queries answer. So the queries are changed: in the rules of all style
 * sheets, and in what scripts ask.
 */
type Feature = 'reducedMotion' | 'forcedColors';

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
const substitutes: Record<Feature, readonly (readonly [RegExp, string])[]> = {
  reducedMotion: [
    [/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/g, always],
    [/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, never],
  ],
  forcedColors: [
    [/\(\s*forced-colors\s*(:\s*active\s*)?\)/g, always],
    [/\(\s*forced-colors\s*:\s*none\s*\)/g, never],
  ],
};

const originals = new WeakMap<MediaList, string>();
const ask = window.matchMedia.bind(window);
let pretended: readonly Feature[] = [];

/** Sheets that are added later follow. */
const additions = new MutationObserver(rewriteSheets);

export function pretend(features: readonly Feature[]) {
  if (features.join() === pretended.join()) return;
  pretended = features;
  window.matchMedia = features.length === 0 ? ask : (query) => ask(substituted(query));
  additions.disconnect();
  removeEventListener('load', rewriteSheets, true);
  if (features.length > 0) {
    additions.observe(document.head, { childList: true, subtree: true, characterData: true });
    addEventListener('load', rewriteSheets, true);
  }
  rewriteSheets();
}

const substituted = (query: string) =>
  pretended
    .flatMap((feature) => substitutes[feature])
    .reduce((text, [feature, instead]) => text.replace(feature, instead), query);

function rewriteSheets() {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    rewriteRules(sheet.cssRules);
}

function rewriteRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule.media) ?? rule.media.mediaText;
      originals.set(rule.media, original);
      const substitute = substituted(original);
      if (rule.media.mediaText !== substitute) rule.media.mediaText = substitute;
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules);
  }
}
