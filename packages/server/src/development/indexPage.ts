import { escapeHtml, htmlPage } from '../html.ts';
import { messages } from './messages.ts';

type Index = {
  club: string;
  logins: readonly { loginId: string; password: string; name: string }[];
  stylesheet: string;
};

export function indexPage({ club, logins, stylesheet }: Index): string {
  const title = messages.title(club);
  return htmlPage({
    title,
    stylesheet,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
<p>${messages.lead}</p>
${links([['/user/', messages.open]])}
<h2>${messages.fans}</h2>
<p>${messages.fansHint}</p>
${links([['/user/login', messages.fans]])}
<h2>${messages.cards}</h2>
${links([
  ['/dev/cards', messages.cardCodes],
  ['/dev/cards.pdf', messages.cardSheet],
])}
<h2>${messages.payment}</h2>
<p>${messages.paymentHint}</p>
<dl>
${messages.testCards.map(([number = '', outcome = '']) => `<div><dt><code>${number}</code></dt><dd>${outcome}</dd></div>`).join('\n')}
</dl>
<h2>${messages.players}</h2>
${logins.length === 0 ? `<p>${messages.noPlayers}</p>` : players(logins)}
<h2>${messages.developers}</h2>
${links([['/dev/contract', messages.contract]])}
</main>`,
  });
}

const links = (items: readonly (readonly [path: string, words: string])[]) =>
  `<ul class="links">\n${items.map(([path, words]) => `<li><a href="${path}">${words}</a></li>`).join('\n')}\n</ul>`;

function players(logins: Index['logins']): string {
  const rows = logins.map(
    ({ name, loginId, password }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td><code>${escapeHtml(loginId)}</code></td><td><code>${escapeHtml(password)}</code></td></tr>`,
  );
  return `<p>${messages.playersHint}</p>
${links([['/user/player/login', messages.players]])}
<table>
<thead><tr><th scope="col">${messages.player}</th><th scope="col">${messages.loginId}</th><th scope="col">${messages.password}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
