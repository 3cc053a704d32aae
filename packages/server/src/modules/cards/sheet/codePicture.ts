import { escapeHtml } from '../../../text/html.ts';
import { qrModules, quietZone } from './qrModules.ts';

/** A QR code as SVG without colours of the page's theme, so that it is read in both. */
export function codePicture(address: string, label: string): string {
  const { size, bars } = qrModules(address);
  const whole = size + 2 * quietZone;
  const path = bars
    .map(({ column, row, width }) => `M${column} ${row}h${width}v1h-${width}z`)
    .join('');
  return `<svg role="img" aria-label="${escapeHtml(label)}" viewBox="-${quietZone} -${quietZone} ${whole} ${whole}" shape-rendering="crispEdges"><rect x="-${quietZone}" y="-${quietZone}" width="${whole}" height="${whole}" fill="#fff"/><path d="${path}"/></svg>`;
}
