import { escapeHtml, htmlPage } from '../text/html.ts';
import { messages } from './messages.ts';

type Index = {
  club: string;
  /** Of players, and of staff: those have a role. */
  logins: readonly { loginId: string; password: string; name: string; role?: string }[];
  stylesheet: string;
};

export function indexPage({ club, logins: all, stylesheet }: Index): string {
  const logins = all.filter(({ role }) => role === undefined);
  const staff = all.filter(({ role }) => role !== undefined);
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
<h2>${messages.staff}</h2>
${staff.length === 0 ? `<p>${messages.noStaff}</p>` : staffLogins(staff)}
<h2>${messages.counter}</h2>
<p>${messages.counterHint}</p>
${links([
  ['/admin', messages.openCounter],
  ['/dev/pickups', messages.pickupCodes],
  ['/dev/desk', messages.deskCode],
])}
<h2>${messages.developers}</h2>
${links([['/dev/contract', messages.contract]])}
</main>`,
  });
}

const links = (items: readonly (readonly [path: string, words: string])[]) =>
  `<ul class="links">\n${items.map(([path, words]) => `<li><a href="${path}">${words}</a></li>`).join('\n')}\n</ul>`;

const players = (logins: Index['logins']) => `<p>${messages.playersHint}</p>
${links([['/user/player/login', messages.players]])}
${loginTable(messages.player, logins)}`;

const staffLogins = (logins: Index['logins']) => `<p>${messages.staffHint}</p>
${links([['/admin/login', messages.staff]])}
${loginTable(messages.person, logins)}`;

function loginTable(heading: string, logins: Index['logins']): string {
  const rows = logins.map(
    ({ name, loginId, password, role }) =>
      `<tr><th scope="row">${escapeHtml(role === undefined ? name : messages.nameAndRole(name, role))}</th><td><code>${escapeHtml(loginId)}</code></td><td><code>${escapeHtml(password)}</code></td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">${heading}</th><th scope="col">${messages.loginId}</th><th scope="col">${messages.password}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
