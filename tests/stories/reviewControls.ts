// In the report's page: a decision for each difference. Served by tests/stories/review.ts without its types.

type Decision = { decision: 'accepted' | 'denied'; comment: string };

const { search } = location;
const token = new URLSearchParams(search).get('token');
// A data block has no other content than what the server wrote.
let decisions = JSON.parse(document.querySelector('#decisions')?.textContent ?? '{}') as Record<
  string,
  Decision
>;
const articles = [...document.querySelectorAll<HTMLElement>('article')];
for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) link.search = search;

const progress = document.createElement('p');
progress.className = 'progress';
progress.setAttribute('role', 'status');
document.querySelector('h1')?.after(progress);

const controls = `
<form class="review" aria-label="この違いの判断">
  <p class="decided"></p>
  <button name="accept">承認</button>
  <button name="deny">却下…</button>
  <button name="undo">取り消す</button>
  <span class="reason"><label>却下の理由 <textarea rows="2" aria-keyshortcuts="Control+Enter"></textarea></label>
  <button name="save">却下を保存</button></span>
  <p class="failure" role="alert"></p>
</form>`;

for (const article of articles) {
  const number = article.dataset.number ?? '';
  article.tabIndex = -1;
  article.querySelector('h3')?.insertAdjacentHTML('afterend', controls);
  const form = article.querySelector('form');
  const reason = article.querySelector('textarea');
  if (!form || !reason) continue;
  reason.value = decisions[number]?.comment ?? '';

  const decide = async (decision: Decision['decision'] | null) => {
    const failure = article.querySelector('.failure');
    const answer = await fetch(`/decisions/${number}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ decision, comment: reason.value }),
    }).catch(() => null);
    const text = (await answer?.text()) ?? '保存できませんでした。コマンドはまだ動いていますか。';
    if (failure) failure.textContent = answer?.ok ? '' : text;
    if (!answer?.ok) return;
    decisions = JSON.parse(text) as typeof decisions;
    show();
    if (decision === null) return article.focus();
    (undecided().find((other) => isAfter(article, other)) ?? undecided()[0] ?? article).focus();
  };
  const openReason = () => {
    form.dataset.denying = '';
    reason.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { name } = event.submitter as HTMLButtonElement;
    if (name === 'accept') void decide('accepted');
    if (name === 'save') void decide('denied');
    if (name === 'undo') void decide(null);
    if (name === 'deny') openReason();
  });
  // Single keys work only where the focus is on a difference, and not while a reason is written.
  article.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (target === reason) {
      if (key === 'Enter' && (ctrlKey || metaKey)) void decide('denied');
      if (key === 'Escape') article.focus();
      return;
    }
    if (ctrlKey || metaKey || altKey) return;
    const at = articles.indexOf(article);
    const action = {
      a: () => void decide('accepted'),
      d: openReason,
      u: () => void decide(null),
      j: () => articles[at + 1]?.focus(),
      k: () => articles[at - 1]?.focus(),
    }[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

const undecided = () => articles.filter(({ dataset }) => !decisions[dataset.number ?? '']);
const isAfter = (article: Node, other: Node) =>
  (article.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function show() {
  const all = Object.values(decisions);
  const count = (kind: Decision['decision']) =>
    all.filter(({ decision }) => decision === kind).length;
  const undecidedCount = Number(document.documentElement.dataset.differences) - all.length;
  progress.textContent = `承認 ${count('accepted')}、却下 ${count('denied')}、残り ${undecidedCount}。違いの中で使えるキー：A 承認、D 却下、U 取り消す、J 次へ、K 前へ`;
  for (const article of articles) {
    const form = article.querySelector('form');
    const decision = decisions[article.dataset.number ?? ''];
    const said = article.querySelector('.decided');
    if (!form || !said) continue;
    form.dataset.decision = decision?.decision ?? 'none';
    delete form.dataset.denying;
    said.textContent = decision
      ? { accepted: '承認済み', denied: `却下：${decision.comment}` }[decision.decision]
      : 'まだ決めていません';
  }
}

show();
articles[0]?.focus();
