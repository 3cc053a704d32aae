import { firstGraphemes } from './display-name.ts';
import { messages } from './messages.ts';
import { mostNameGraphemes, type StandInFan } from './stand-in-fans.ts';

const words = messages.standIn;

type Chooser = {
  stylesheet: string;
  fans: StandInFan[];
  /** What was typed before, with what is wrong with it. */
  typed?: { name: string; problem: string };
  notice?: string;
};

/** Every form goes back to the page's own address; its buttons say what was decided. */
export function chooserPage({ stylesheet, fans, typed, notice }: Chooser): string {
  const invalid = typed ? ' aria-invalid="true"' : '';
  return page(
    stylesheet,
    `<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${notice ? `<p class="notice" role="alert">${html(notice)}</p>` : ''}
${fans.length === 0 ? '' : fanList(fans)}
<form method="post" class="new" novalidate>
<h2>${words.newFan}</h2>
<label for="name">${words.name}</label>
<input id="name" name="name" autocomplete="off" aria-describedby="name-help"${invalid} value="${html(typed?.name ?? '')}">
<p id="name-help" class="${typed ? 'problem' : 'hint'}"${typed ? ' role="alert"' : ''}>${html(typed?.problem ?? words.nameHint(mostNameGraphemes))}</p>
<button class="primary" name="decision" value="create">${words.create}</button>
</form>
<form method="post">
<button name="decision" value="cancel">${words.cancel}</button>
</form>`,
  );
}

/** Where there is no way on; the detail is for whoever wired it wrongly. */
export function deadEndPage(stylesheet: string, explanation: string, detail = ''): string {
  const small = detail === '' ? '' : `\n<p class="hint" lang="en">${html(detail)}</p>`;
  return page(stylesheet, `<h1>${words.cannotContinue}</h1>\n<p>${html(explanation)}</p>${small}`);
}

function fanList(fans: StandInFan[]): string {
  const rows = fans.map(
    ({ sub, name }) =>
      `<li><button class="fan" name="fan" value="${html(sub)}"><span class="initial" aria-hidden="true">${html(firstGraphemes(name, 1))}</span><span>${html(name)}</span></button></li>`,
  );
  return `<form method="post">
<h2>${words.chooseFan}</h2>
<ul>
${rows.join('\n')}
</ul>
</form>`;
}

function page(stylesheet: string, content: string): string {
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="stylesheet" href="${html(stylesheet)}">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const html = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
