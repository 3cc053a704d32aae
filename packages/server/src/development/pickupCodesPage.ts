import { codePicture } from '../modules/cards/sheet/index.ts';
import type { SampleOrder } from '../modules/orders/staff/index.ts';
import { escapeHtml, htmlPage } from '../text/html.ts';
import { messages } from './messages.ts';

type Codes = {
  club: string;
  orders: readonly SampleOrder[];
  addressOf: (orderId: string) => string;
  /** That of the page with the cards' codes. */
  stylesheet: string;
};

/** Codes to hold before the counter's camera, one for each of its answers. */
export function pickupCodesPage({ club, orders, addressOf, stylesheet }: Codes): string {
  const title = messages.pickupCodesTitle(club);
  const { unknown, otherClub, notAnOrder } = messages.otherCodes;
  const others = [
    codeItem(unknown, addressOf('000101-000000')),
    codeItem(otherClub, 'https://example.com/admin/orders/000101-000000/edit'),
    codeItem(notAnOrder, 'https://example.com/menu'),
  ];
  return htmlPage({
    title,
    stylesheet,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
<p>${orders.length === 0 ? messages.noPickups : messages.pickupCodesHint}</p>
<ul class="cards">
${[...orders.map((order) => orderItem(order, addressOf(order.id))), ...others].join('\n')}
</ul>
</main>`,
  });
}

function orderItem({ id, name, state, paymentMethod, pieces }: SampleOrder, address: string) {
  const isDue = state === 'pending' && paymentMethod === 'at_pickup';
  const what = isDue ? messages.payAtPickup : messages.states[state];
  return codeItem(messages.customer(name), address, messages.pieces(what, pieces), id);
}

const codeItem = (heading: string, address: string, detail = '', words = address) =>
  `<li class="card">
${codePicture(address, messages.codeOf(heading))}
<h2>${escapeHtml(heading)}</h2>
<p>${escapeHtml(detail)}</p>
<p class="uuid"><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>
</li>`;
