import { emblem } from './lettering.ts';
import type { Look } from './looks.ts';
import { club } from './palette.ts';
import { line, path, round } from './svg.ts';

export function headwear({ head }: Look, shift: number): string {
  if (head === 'cap') return cap(shift);
  if (head === 'capShades') return cap(shift) + shades(shift);
  if (head === 'helmet') return helmet(shift);
  if (head === 'catcher') return catcher(shift);
  return '';
}

const cap = (shift: number) => `
${path('M176 158C168 92 196 58 240 58S312 92 304 158C270 142 210 142 176 158Z', club.main)}
${path('M246 58C296 62 312 96 304 158C290 151 276 148 262 146C274 112 266 76 246 58Z', club.deep, 'opacity=".75"')}
${path('M184 110C190 84 206 70 226 66C206 82 196 104 194 132Z', '#fff', 'opacity=".2"')}
${line('M240 60C222 78 212 104 210 146M240 60C258 78 268 104 270 146', club.dark, 1.8, 'opacity=".5"')}
<ellipse cx="240" cy="59" rx="7" ry="4" fill="${club.dark}"/>
${emblem(240 + shift * 1.3, 108, 42, '#fff')}
${path(`M${round(168 + shift * 0.5)} 160C188 132 292 132 ${round(312 + shift * 0.5)} 160C318 171 311 176 300 172C264 160 216 160 180 172C169 176 162 171 ${round(168 + shift * 0.5)} 160Z`, club.dark)}
${path('M172 160C190 138 290 138 308 160C272 148 208 148 172 160Z', club.deep)}
${line('M182 163C216 152 264 152 298 163', '#fff', 1.6, 'opacity=".3" stroke-dasharray="4 4"')}`;

const shades = (shift: number) => `
<g transform="translate(${round(shift)} 0)">
${path('M186 132Q240 118 294 132L290 152Q272 160 258 146Q240 140 222 146Q208 160 190 152Z', '#171216')}
${path('M192 135Q240 123 288 135L286 142Q240 130 194 143Z', '#f3a34a')}
${line('M202 150L212 134M266 150L278 134', '#fff', 2.6, 'opacity=".5"')}</g>`;

const helmet = (shift: number) => `
${path('M172 164C160 84 192 48 240 48S320 84 308 164C304 156 298 152 292 150C262 142 218 142 188 150C182 152 176 156 172 164Z', club.main)}
${path('M252 49C304 56 318 96 308 164C304 156 298 152 292 150L268 146C284 116 276 76 252 49Z', club.dark, 'opacity=".6"')}
${path('M182 118C186 84 204 64 230 60C206 78 196 100 196 128Z', '#fff', 'opacity=".55"')}
${path('M290 146C304 148 310 156 309 176C308 204 300 222 288 226C280 222 284 196 284 176Z', club.deep)}
<circle cx="296" cy="192" r="6.5" fill="${club.night}"/>
${path('M170 164C190 136 290 136 310 164C314 172 308 176 300 172C264 158 216 158 180 172C172 176 166 172 170 164Z', club.dark)}
${line('M180 160C214 146 266 146 300 160', '#fff', 2, 'opacity=".35"')}
${emblem(240 + shift * 1.3, 104, 44, '#fff')}
${[218, 240, 262].map((x) => `<ellipse cx="${x}" cy="62" rx="4.500" ry="2.400" fill="${club.night}" opacity=".7"/>`).join('')}`;

const catcher = (shift: number) => `
${path('M176 166C164 88 194 54 240 54S316 88 304 166L296 150Q240 134 184 150Z', club.ink)}
${path('M186 116C190 86 208 70 228 66C208 82 198 104 198 128Z', '#fff', 'opacity=".25"')}
${path('M176 166L186 150L192 176L190 226L182 214ZM304 166L294 150L288 176L290 226L298 214Z', club.ink)}
<g transform="translate(${round(shift * 0.6)} -4)">
${path('M176 132C170 88 188 44 240 42S310 88 304 132C290 142 262 146 240 146S190 142 176 132Z', club.deep)}
${path('M190 124C186 88 202 58 240 56S294 88 290 124C276 132 260 134 240 134S204 132 190 124Z', '#2b1a1f')}
${line('M184 78H296M182 100H298M188 122H292M216 50V138M264 50V138M240 44V142', '#c9ced6', 5)}
${line('M184 76H296M182 98H298', '#fff', 1.6, 'opacity=".7"')}
${line('M178 130C172 88 190 46 240 44S308 88 302 130', club.bright, 5)}</g>`;
