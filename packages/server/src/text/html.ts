const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

type Page = { language?: 'ja' | 'en'; title: string; stylesheet: string; body: string };

/** An HTML page outside the app: no script, one stylesheet, excluded from search engines. */
export const htmlPage = ({ language = 'ja', title, stylesheet, body }: Page) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
</head>
<body>
${body}
</body>
</html>
`;
