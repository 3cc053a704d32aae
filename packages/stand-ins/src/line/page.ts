import { escapeHtml, firstGraphemes, htmlPage } from '@homestand/server/stand-in-support';
import { maxNameGraphemes, type StandInFan } from './fans.ts';
import { messages } from './messages.ts';

type Chooser = {
  stylesheet: string;
  fans: StandInFan[];
  typed?: { name: string; problem: string };
  notice?: string;
};

/** Every form posts to the page's own address; the pressed button's name and value carry the decision. */
export function chooserPage({ stylesheet, fans, typed, notice }: Chooser): string {
  const invalid = typed ? ' aria-invalid="true"' : '';
  return page(
    stylesheet,
    `<h1>${messages.title}</h1>
<p class="lead">${messages.lead}</p>
${notice ? `<p class="notice" role="alert">${escapeHtml(notice)}</p>` : ''}
${fans.length === 0 ? '' : fanList(fans)}
<form method="post" class="new" novalidate>
<h2>${messages.newFan}</h2>
<label for="name">${messages.name}</label>
<input id="name" name="name" autocomplete="off" aria-describedby="name-help"${invalid} value="${escapeHtml(typed?.name ?? '')}">
<p id="name-help" class="${typed ? 'problem' : 'hint'}"${typed ? ' role="alert"' : ''}>${escapeHtml(typed?.problem ?? messages.nameHint(maxNameGraphemes))}</p>
<button class="primary" name="decision" value="create">${messages.create}</button>
</form>
<form method="post">
<button name="decision" value="cancel">${messages.cancel}</button>
</form>`,
  );
}

/** Error page without a way to continue; `detail` is for the developer of a wrong integration. */
export function deadEndPage(stylesheet: string, explanation: string, detail = ''): string {
  const small = detail === '' ? '' : `\n<p class="hint" lang="en">${escapeHtml(detail)}</p>`;
  return page(
    stylesheet,
    `<h1>${messages.cannotContinue}</h1>\n<p>${escapeHtml(explanation)}</p>${small}`,
  );
}

function fanList(fans: StandInFan[]): string {
  const rows = fans.map(
    (fan) =>
      `<li><button class="fan" name="fan" value="${escapeHtml(fan.sub)}">${face(fan)}<span>${escapeHtml(fan.name)}</span></button></li>`,
  );
  return `<form method="post">
<h2>${messages.chooseFan}</h2>
<ul>
${rows.join('\n')}
</ul>
</form>`;
}

/** The picture if the stand-in's origin serves it, else the first letter of the name. */
const face = ({ name, picture }: StandInFan) =>
  picture?.startsWith('/')
    ? `<img class="face" src="${escapeHtml(picture)}" alt="" width="32" height="32">`
    : `<span class="face" aria-hidden="true">${escapeHtml(firstGraphemes(name, 1))}</span>`;

function page(stylesheet: string, content: string): string {
  return htmlPage({
    title: messages.title,
    stylesheet,
    body: `<main>
${content}
</main>`,
  });
}
