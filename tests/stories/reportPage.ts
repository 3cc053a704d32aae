import type { Fold, Shot } from './foldedDifferences.ts';
import type { VisitedStory } from './run.ts';

const partNames = {
  render: '表示できません',
  part: '各部の番号が置けません',
  play: '操作のテスト',
  console: 'コンソールのエラー',
  policy: 'コンテンツポリシー違反',
  request: '外部への通信',
  axe: 'アクセシビリティ',
  fit: 'はみ出し・文字切れ',
  picture: '画像',
} as const;

const themeNames = { light: 'ライト', dark: 'ダーク', forced: '強制カラー' } as const;

/** Bytes of pictures on one page: a browser opens it without delay. */
const pageBytes = 40_000_000;

export type Report = {
  folds: Fold[];
  failed: VisitedStory[];
  orphans: string[];
  /** What could not be shown, and why. */
  notes: string[];
};

/** The report in Japanese: designers read it, too. Each page holds all that it shows. */
export function reportPages(report: Report): Map<string, string> {
  const sections = report.folds.map(foldSection);
  const pages: string[][] = [[]];
  let bytes = 0;
  for (const section of sections) {
    bytes += section.length;
    if (bytes > pageBytes && pages.at(-1)?.length) {
      pages.push([]);
      bytes = section.length;
    }
    pages.at(-1)?.push(section);
  }
  const nameOf = (index: number) => (index === 0 ? 'index.html' : `index-${index + 1}.html`);
  return new Map(
    pages.map((content, index) => {
      const others = pages.map((_, other) =>
        other === index
          ? `<span aria-current="page">${other + 1}</span>`
          : `<a href="${nameOf(other)}">${other + 1}</a>`,
      );
      const navigation =
        pages.length > 1 ? `<nav aria-label="ページ">${others.join('')}</nav>` : '';
      const lead = index === 0 ? summary(report) : '';
      return [
        nameOf(index),
        document(`${lead}${content.join('\n')}${navigation}`, report),
      ] as const;
    }),
  );
}

function summary({ folds, failed, orphans, notes }: Report): string {
  const failures = failed.map(
    ({ title, failures: found }) =>
      `<li><b>${escaped(title)}</b><ul>${found
        .map(
          ({ part, width, text }) =>
            `<li><span class="tag">${partNames[part]}</span> ${width} px <code>${escaped(text)}</code></li>`,
        )
        .join('')}</ul></li>`,
  );
  return [
    notes.map((note) => `<p class="note">${escaped(note)}</p>`).join(''),
    failures.length > 0
      ? `<section><h2>テストに落ちたストーリー ${failed.length}</h2><ul class="failures">${failures.join('')}</ul></section>`
      : '',
    folds.length > 0
      ? `<p>${pictureCount(folds)}枚の画像、違いは${folds.length}種類。意図した変更なら、1つずつ確かめてから <code>npm run visual -- --review</code> で承認か却下を選びます。<code>-- --accept 2 5</code> は番号の違いだけを、番号なしはすべてを承認します。</p>`
      : '',
    orphans.length > 0
      ? `<section><h2>ストーリーのない画像 ${orphans.length}</h2><p>${escaped(orphans.join('、'))}</p></section>`
      : '',
  ].join('');
}

const pictureCount = (folds: readonly Fold[]) =>
  folds.reduce((sum, { pictures }) => sum + pictures.length, 0);

function foldSection({ stories, shots }: Fold, index: number): string {
  const [first] = stories;
  const more = stories.slice(1);
  const others =
    more.length > 0
      ? `<details><summary>同じ違いがほかに${more.length}件</summary><ul>${more.map(({ title, width }) => `<li>${escaped(title)} ${width} px</li>`).join('')}</ul></details>`
      : '';
  return `<article data-number="${index + 1}"><h3>${index + 1}. ${escaped(first?.title ?? '')} <small>${first?.width ?? ''} px</small></h3>${others}
<fieldset><legend>見かた</legend>${['並べる', '重ねる', '点滅', '違い']
    .map(
      (name, mode) =>
        `<label><input type="radio" name="m${index}" value="${mode}"${mode === 0 ? ' checked' : ''}>${name}</label>`,
    )
    .join(
      '',
    )}<label class="range">境目 <input type="range" min="0" max="100" value="50"></label></fieldset>
<div class="themes" data-mode="0">${shots.map(shotFigure).join('')}</div></article>`;
}

function shotFigure({ theme, before, after, difference, count, sizes }: Shot): string {
  const resized =
    sizes.before && sizes.before !== sizes.after ? `、大きさ ${sizes.before} → ${sizes.after}` : '';
  const figures =
    count === null ? '新しい画像' : `${count.toLocaleString('ja')} 点が変化${resized}`;
  const image = (kind: string, name: string, bytes: Buffer | null) =>
    bytes
      ? `<figure class="${kind}"><figcaption>${name}</figcaption><img loading="lazy" decoding="async" alt="${themeNames[theme]}の${name}" src="data:image/png;base64,${bytes.toString('base64')}"></figure>`
      : '';
  return `<div class="shot"><h4>${themeNames[theme]} <small>${figures}</small></h4><div class="stack">${image('before', '変更前', before)}${image('after', '変更後', after)}${image('difference', '違い', difference)}</div></div>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function document(content: string, { folds, failed }: Report): string {
  const count = pictureCount(folds);
  const title = [
    count > 0 ? `変わった画像 ${count}枚` : '',
    failed.length > 0 ? `落ちたストーリー ${failed.length}` : '',
  ]
    .filter(Boolean)
    .join('、');
  return `<!doctype html>
<html lang="ja" data-differences="${folds.length}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title || '変わった画像なし'}</title>
<style>${style}</style>
<main>
<h1>${title || '変わった画像なし'}</h1>
${content}
</main>
<script>${script}</script>
</html>
`;
}

/** A page of the report with a decision for each difference. */
export const reviewedPage = (page: string, decisions: object, controls: string) =>
  page.replace(
    /<\/html>\s*$/,
    () =>
      `<style>${reviewStyle}</style>
<script type="application/json" id="decisions">${JSON.stringify(decisions).replaceAll('<', '\\u003c')}</script>
<script type="module">${controls}</script>
</html>
`,
  );

const reviewStyle = `
.progress { position: sticky; inset-block-start: 0; z-index: 1; padding: .75rem 1rem; border-block-end: 1px solid var(--line); background: var(--ground); font-size: .875rem; }
article { scroll-margin-block-start: 5rem; }
article:focus-visible, article:focus { outline: 3px solid var(--accent); outline-offset: 2px; }
.review { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-block: .5rem; }
.review p { margin: 0; }
.review .decided { flex: 1 1 100%; font-weight: 600; overflow-wrap: anywhere; }
.review button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.25rem; border: 2px solid var(--ink); border-radius: .5rem; color: var(--ink); background: var(--paper); cursor: pointer; }
.review button[name=accept] { color: var(--paper); background: var(--ink); }
.review :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.review .reason { display: none; flex: 1 1 100%; flex-wrap: wrap; gap: .5rem; align-items: end; }
.review[data-denying] .reason { display: flex; }
.reason label { display: grid; flex: 1 1 16rem; }
.reason textarea { font: inherit; color: inherit; padding: .5rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--ground); }
.review[data-decision=none] [name=undo], .review:is([data-decision=accepted], [data-decision=denied]) :is([name=accept], [name=deny]) { display: none; }
.failure { flex: 1 1 100%; color: var(--accent); font-weight: 600; }
`;

const script = `
for (const article of document.querySelectorAll('article')) {
  const themes = article.querySelector('.themes');
  const read = () => { themes.dataset.mode = article.querySelector('input:checked').value; };
  for (const input of article.querySelectorAll('input[type=radio]')) input.addEventListener('change', read);
  article.querySelector('input[type=range]').addEventListener('input', (event) =>
    themes.style.setProperty('--cut', event.target.value + '%'));
  read();
}`;

const style = `
:root { color-scheme: light dark; --ink: #1b1b1f; --soft: #5c5c66; --line: #d5d5dc; --ground: #f4f4f6; --paper: #fff; --accent: #c32034; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf1; --soft: #a9a9b5; --line: #3c3c46; --ground: #17171b; --paper: #212127; --accent: #ff8a94; } }
* { box-sizing: border-box; }
body { margin: 0; font-family: system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; line-height: 1.7; color: var(--ink); background: var(--ground); }
main { max-width: 1400px; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.35; border-inline-start: .375rem solid var(--accent); padding-inline-start: .75rem; }
h2 { font-size: 1.125rem; line-height: 1.5; margin: 0 0 .5rem; }
h3 { font-size: 1rem; margin: 0; }
h4 { font-size: .875rem; margin: 0 0 .5rem; }
small { font-weight: 400; color: var(--soft); }
a { color: var(--accent); }
section { margin-block: 2rem 1rem; }
.tag { display: inline-block; padding: 0 .5rem; border-radius: .25rem; font-size: .75rem; font-weight: 400; background: var(--line); }
.failures { padding: 0; list-style: none; }
.failures > li { margin-block-end: 1rem; }
.failures ul { padding-inline-start: 1rem; }
.note { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--paper); }
code { font-size: .8125rem; overflow-wrap: anywhere; }
article { margin-block: 1rem; padding: 1rem; border-radius: .75rem; background: var(--paper); }
details { margin-block: .25rem; font-size: .875rem; }
summary { min-height: 2.75rem; display: flex; align-items: center; cursor: pointer; color: var(--soft); overflow-wrap: anywhere; }
summary::before { content: '▸'; margin-inline-end: .5rem; }
details[open] > summary::before { content: '▾'; }
fieldset { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: .5rem 0; padding: 0; border: 0; }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { display: inline-flex; align-items: center; gap: .375rem; min-height: 2.75rem; font-size: .875rem; }
.range { display: none; }
article:has(input[value="1"]:checked) .range { display: inline-flex; }
.themes { display: grid; gap: 1.5rem; --cut: 50%; }
@media (min-width: 900px) { .themes { grid-template-columns: 1fr 1fr; } }
.stack { display: flex; flex-wrap: wrap; gap: .75rem; align-items: start; }
figure { margin: 0; max-width: 100%; }
figcaption { font-size: .75rem; color: var(--soft); }
img { display: block; max-width: 100%; height: auto; outline: 1px solid var(--line); }
[data-mode="0"] .difference { display: none; }
[data-mode="0"] figure { flex: 1 1 9rem; max-width: 24.375rem; }
[data-mode="3"] .stack:has(.difference) :is(.before, .after) { display: none; }
:is([data-mode="1"], [data-mode="2"]) .stack { display: grid; justify-content: start; }
:is([data-mode="1"], [data-mode="2"]) figure { grid-area: 1 / 1; }
:is([data-mode="1"], [data-mode="2"]) :is(.difference, figcaption) { display: none; }
[data-mode="1"] .after { clip-path: inset(0 0 0 var(--cut)); }
[data-mode="2"] .after { animation: blink 1s steps(1) infinite; }
@keyframes blink { 50% { opacity: 0; } }
nav { display: flex; flex-wrap: wrap; gap: .25rem; justify-content: center; }
nav > * { display: grid; place-items: center; min-width: 2.75rem; min-height: 2.75rem; }
`;
