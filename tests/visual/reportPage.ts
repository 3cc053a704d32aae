export type ReportedPicture = {
  title: string;
  name: string;
  state: string;
  shots: { expected?: string; actual?: string; diff?: string };
};

/** The report as one page, in Japanese: designers read it, too. */
export function reportPage(pictures: ReportedPicture[]): string {
  const titles = [...new Set(pictures.map(({ title }) => title))];
  const stories = titles.map(
    (title) => [title, pictures.filter((picture) => picture.title === title)] as const,
  );
  const links = stories.map(
    ([title, group], index) =>
      `<li><a href="#s${index}">${escapeHtml(title)}</a>（${group.length}枚）</li>`,
  );
  const sections = stories.map(
    ([title, group], index) =>
      `<section id="s${index}"><h2>${escapeHtml(title)}</h2>${group.map(comparison).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>変わった画像 ${pictures.length}枚</title>
<style>${style}</style>
<h1>変わった画像 ${pictures.length}枚</h1>
<p>意図した変更なら、1枚ずつ確かめてから <code>npm run visual:update -- ストーリー名</code> で撮り直します。</p>
<ol>${links.join('')}</ol>
${sections.join('\n')}
<script>
for (const range of document.querySelectorAll('input[type=range]'))
  range.addEventListener('input', () =>
    range.closest('article').style.setProperty('--cut', range.value + '%'));
</script>
</html>
`;
}

function comparison({ name, shots }: ReportedPicture): string {
  const { expected, actual, diff } = shots;
  const [, theme = '', width = ''] = /-(light|dark)-(\d+)$/.exec(name) ?? [];
  const figures = [
    figure('変更前', expected),
    figure('変更後', actual),
    figure('違い（赤紫が変わった点）', diff),
  ];
  const slider =
    expected && actual
      ? `<details><summary>重ねて比べる</summary>
<label>左が変更前、右が変更後 <input type="range" min="0" max="100" value="50"></label>
<div class="over"><img src="${actual}" alt=""><img class="cut" src="${expected}" alt=""></div></details>`
      : '<p>まだ画像がありません。新しいストーリーなら撮ってください。</p>';
  return `<article><h3>${theme === 'dark' ? 'ダーク' : 'ライト'} ${width} px <small>${escapeHtml(name)}</small></h3>
<div class="row">${figures.join('')}</div>${slider}</article>`;
}

const figure = (caption: string, source: string | undefined) =>
  source
    ? `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}"></a></figure>`
    : '';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
body { font-family: system-ui, sans-serif; line-height: 1.6; margin: 2rem; color: #1b1b1f; background: #f4f4f6; }
h2 { margin-top: 3rem; border-bottom: 2px solid #c9c9d2; }
h3 small { font-weight: 400; color: #5c5c66; }
article { margin-block: 1.5rem; padding: 1rem; background: #fff; border-radius: 8px; --cut: 50%; }
.row { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
figure { margin: 0; flex: none; }
figcaption { font-weight: 600; }
figure img, .over { outline: 1px solid #c9c9d2; }
.row img { max-width: min(30vw, 640px); }
.over { position: relative; width: fit-content; margin-top: .5rem; }
.over img { display: block; }
.over .cut { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 calc(100% - var(--cut)) 0 0); }
`;
