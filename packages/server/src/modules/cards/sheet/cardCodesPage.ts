import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, htmlPage } from '../../../text/html.ts';
import type { PrintedCard } from './cardSheet.ts';
import { codePicture } from './codePicture.ts';
import { messages } from './messages.ts';

type CodesPage = {
  cards: readonly PrintedCard[];
  addressOf: (uuid: string) => string;
  clubName: string;
  /** URL of cardCodesStylesheet: the content security policy forbids inline styles. */
  stylesheetHref: string;
};

export const cardCodesStylesheet = readFileSync(
  join(import.meta.dirname, 'card-codes-page.css'),
  'utf8',
);

/** A page with the code of every card, to scan from the screen or to print during development. */
export function cardCodesPage({ cards, addressOf, clubName, stylesheetHref }: CodesPage): string {
  const title = messages.sheetTitle(clubName);
  const content =
    cards.length === 0
      ? `<p>${escapeHtml(messages.noCards)}</p>`
      : `<p>${escapeHtml(messages.cardCount(cards.length))}</p>
<ul class="cards">
${cards.map((card) => cardItem(card, addressOf(card.uuid))).join('\n')}
</ul>`;
  return htmlPage({
    title,
    stylesheet: stylesheetHref,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>`,
  });
}

function cardItem({ uuid, title, subtitle }: PrintedCard, address: string): string {
  return `<li class="card">
${codePicture(address, messages.codeOf(title, subtitle))}
<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(subtitle)}</p>
<p class="uuid"><a href="${escapeHtml(address)}">${escapeHtml(uuid)}</a></p>
</li>`;
}
