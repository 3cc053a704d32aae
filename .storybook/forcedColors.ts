import type { ColorRole } from '@homestand/ui/tokens';
import { variables } from './clubColor';

/** What a browser with forced colours makes of each role, nearly. */
const forced: Record<ColorRole, string> = {
  canvas: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  border: 'CanvasText',
  borderStrong: 'ButtonBorder',
  accent: 'ButtonFace',
  accentHover: 'ButtonFace',
  accentEdge: 'ButtonBorder',
  accentLine: 'Highlight',
  accentSoft: 'Canvas',
  accentInk: 'LinkText',
  onAccent: 'ButtonText',
  danger: 'CanvasText',
  dangerSoft: 'Canvas',
  success: 'CanvasText',
  successSoft: 'Canvas',
  warning: 'CanvasText',
  warningSoft: 'Canvas',
  focus: 'Highlight',
  focusHalo: 'Canvas',
  scrim: '#000000b3',
  stage: 'Canvas',
};

const sheet = new CSSStyleSheet();

export function showForcedColors(shown: boolean) {
  if (!shown) {
    if (document.adoptedStyleSheets.includes(sheet)) sheet.replaceSync('');
    return;
  }
  sheet.replaceSync(
    `:root:root:root { ${variables(forced)} }
    *, ::before, ::after { box-shadow: none !important; text-shadow: none !important; }`,
  );
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
