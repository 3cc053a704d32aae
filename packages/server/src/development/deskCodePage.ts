import { timeZone } from '@homestand/api-client/day';
import { transact } from '../db/database.ts';
import { codePicture } from '../modules/cards/sheet/index.ts';
import { endOfDay, makeDeskCode } from '../modules/counter/index.ts';
import { allStaff } from '../modules/staff/index.ts';
import type { Services } from '../services.ts';
import { escapeHtml, htmlPage } from '../text/html.ts';
import { messages } from './messages.ts';

type NewDesk = { address: string; expiresAt: Date };

/** A code for a phone that becomes a desk until midnight, in the name of a manager or an owner; null without one. */
export async function newDesk({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<NewDesk | null> {
  const manager = (await allStaff(db)).find(({ role }) => role !== 'desk');
  if (!manager) return null;
  const desk = {
    name: messages.deskName,
    endsAt: await endOfDay(db),
    createdBy: manager.id,
  };
  const { code, expiresAt } = await transact(db, (tx) => makeDeskCode(tx, undefined, desk));
  return { address: `${config.origin}/admin/desk#${code}`, expiresAt };
}

const time = new Intl.DateTimeFormat('ja-JP', { timeZone, timeStyle: 'short' });

type Page = { desk: NewDesk | null; stylesheet: string };

export const deskCodePage = ({ desk, stylesheet }: Page): string =>
  htmlPage({
    title: messages.deskTitle,
    stylesheet,
    body: `<main>
<h1>${messages.deskTitle}</h1>
${desk ? codeOf(desk) : `<p>${escapeHtml(messages.noManager)}</p>`}
</main>`,
  });

const codeOf = ({ address, expiresAt }: NewDesk) =>
  `<p>${escapeHtml(messages.deskCodeHint(messages.deskName, time.format(expiresAt)))}</p>
<div class="card">
${codePicture(address, messages.codeOf(messages.deskName))}
<p class="uuid"><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>
</div>`;
