import { rampOf, sampleColor } from '../tokens';
import { dataUri } from './portrait';

/** A wide picture, 320 × 180: the ballpark at night, or only the colours of dusk as a placeholder. */
export function scenery(kind: 'stadium' | 'dusk', base: string = sampleColor): string {
  const ramp = rampOf(base);
  const sky = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#1c1420"/><stop offset=".7" stop-color="${ramp[800]}"/><stop offset="1" stop-color="${ramp[500]}"/></linearGradient></defs><path d="M0 0h320v180H0z" fill="url(#s)"/>`;
  const field = '<path d="M0 128q160-28 320 0v52H0z" fill="#2f7d4f"/>';
  const details = kind === 'dusk' ? '' : stands(ramp[700]) + diamond;
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180">${sky}${kind === 'dusk' ? field : ''}${details}</svg>`,
  );
}

const stands = (color: string) => `
<path d="M0 78q160-34 320 0v52H0z" fill="#2a1a20"/>
<path d="M0 90q160-34 320 0M0 102q160-34 320 0M0 114q160-34 320 0" fill="none" stroke="${color}" stroke-width="6" stroke-dasharray="5 3"/>
${[40, 280].map((x) => `<path d="M${x} 84V22" stroke="#120c10" stroke-width="4"/><path d="M${x - 18} 12h36v16h-36z" fill="#120c10"/>${[-12, 0, 12].map((dx) => `<circle cx="${x + dx}" cy="20" r="9" fill="#fff6d8" opacity=".25"/><circle cx="${x + dx}" cy="20" r="4" fill="#fffdf2"/>`).join('')}`).join('')}`;

const diamond = `
<path d="M0 128q160-28 320 0v52H0z" fill="#2f7d4f"/><path d="M0 140q160-28 320 0l0 14q-160-28-320 0z" fill="#3a8c5b"/>
<path d="M160 128 236 156 160 196 84 156z" fill="#b87a4b"/><path d="M160 138 206 156 160 180 114 156z" fill="#2f7d4f"/>
<g fill="#fff"><path d="M160 127l4 2-4 2-4-2zM238 155l4 2-4 2-4-2zM82 155l4 2-4 2-4-2z"/></g><ellipse cx="160" cy="157" rx="10" ry="4" fill="#b87a4b"/>`;

/** A valid data URI that is no picture. */
export const brokenImage = 'data:image/png;base64,AAAA';
