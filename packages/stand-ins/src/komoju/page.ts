import { escapeHtml, htmlPage } from '@homestand/server/stand-in-support';
import { messages } from './messages.ts';
import type { Authentication, Session } from './state.ts';

type Content = { title: string; lead: string; body: string };

/** Plain pages: no script, one stylesheet, every value escaped. */
export function createPages(basePath: string) {
  const page = ({ title, lead, body }: Content) =>
    htmlPage({
      title,
      stylesheet: `${basePath}/page.css`,
      body: `<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
${body}
</main>`,
    });

  return {
    challenge: ({ amount }: Session, { brand, last4 }: Authentication) =>
      page({
        title: messages.threeDSecureTitle,
        lead: messages.threeDSecureLead,
        body: `${facts([
          [messages.amount, messages.yen(amount)],
          [messages.card, messages.cardEnding(brand, last4)],
        ])}
<form method="post">
${outcomeButton('succeed', 'first')}
${outcomeButton('fail')}
${outcomeButton('cancel')}
${outcomeButton('nothing')}
</form>
<p class="hint">${escapeHtml(messages.nothingHint)}</p>`,
      }),

    hosted: ({ amount }: Session, failure: string | null) =>
      page({
        title: messages.hostedTitle,
        lead: messages.hostedLead,
        body: `${facts([[messages.amount, messages.yen(amount)]])}
${failure === null ? '' : `<p class="problem" role="alert">${escapeHtml(messages.payFailed(failure))}</p>`}
<form method="post">
${field('number', messages.number, 'cc-number', 'numeric')}
${field('name', messages.name, 'cc-name', 'text')}
${field('month', messages.month, 'cc-exp-month', 'numeric')}
${field('year', messages.year, 'cc-exp-year', 'numeric')}
${field('verification_value', messages.code, 'cc-csc', 'numeric')}
<button class="first" name="action" value="pay">${escapeHtml(messages.pay)}</button>
<button name="action" value="cancel" formnovalidate>${escapeHtml(messages.cancel)}</button>
</form>`,
      }),

    over: (shopUrl: string) =>
      page({
        title: messages.overTitle,
        lead: messages.overLead,
        body: `<p><a href="${escapeHtml(shopUrl)}">${escapeHtml(messages.backToShop)}</a></p>`,
      }),

    notFound: () => page({ title: messages.notFoundTitle, lead: messages.notFoundLead, body: '' }),
  };
}

const outcomeButton = (outcome: 'succeed' | 'fail' | 'cancel' | 'nothing', className = '') =>
  `<button${className && ` class="${className}"`} name="outcome" value="${outcome}">${escapeHtml(messages[outcome])}</button>`;

const field = (name: string, label: string, autocomplete: string, inputMode: string) =>
  `<label>${escapeHtml(label)}<input name="${name}" autocomplete="${autocomplete}" inputmode="${inputMode}" required></label>`;

const facts = (rows: [term: string, value: string][]) =>
  `<dl>${rows.map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
