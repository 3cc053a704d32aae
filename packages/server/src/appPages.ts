import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './html.ts';

/** Written by the app's build (packages/app/pages-build.ts). */
type Page = {
  pattern: string;
  /** What shows before the scripts are there. */
  body: string;
  bodyWithoutLogo: string;
  /** Whether the body is the screen itself, which needs its styles, or a skeleton. */
  isScreen: boolean;
  /** Addresses of the screen's files. */
  scripts: string[];
  styles: string[];
};

export type ClubFacts = { team: string; slogan: string; logoUrl: string | null };

/**
 * The page of a route: with the files of its screen, what shows before its scripts are there, and the club's facts.
 * Null for a path that no route has, and for the first path, whose page a service worker keeps for all routes.
 */
export function appPages(
  folder: string,
  clubFacts: () => ClubFacts,
): (path: string, page: string) => string | null {
  const file = join(folder, '.vite', 'pages.json');
  // A page without additions works, too: the app then loads one after the other.
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Page[]) : [];
  const routes = known.map((page) => ({ page, matches: matcherOf(page.pattern) }));

  return (path, page) => {
    const route = routes.find(({ matches }) => matches.test(path))?.page;
    if (!route) return null;
    const club = clubFacts();
    // Nothing in it can end the element.
    const facts = JSON.stringify(club).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="club">${facts}</script>`;
    return page
      .replace('</head>', () => `${[...linksOf(route), data].join('')}</head>`)
      .replace('<div id="root">', () => `<div id="root">${bodyOf(route, club)}`);
  };
}

/** `/u/message/:topicId` as the router matches it. */
const matcherOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

const linksOf = ({ scripts, styles, isScreen }: Page) => [
  ...styles.map((address) =>
    isScreen
      ? `<link rel="stylesheet" crossorigin href="${address}">`
      : `<link rel="preload" as="style" crossorigin href="${address}">`,
  ),
  ...scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
];

function bodyOf({ body, bodyWithoutLogo }: Page, { team, slogan, logoUrl }: ClubFacts): string {
  const values: Record<string, string> = { team, slogan, logoUrl: logoUrl ?? '' };
  return (logoUrl === null ? bodyWithoutLogo : body).replaceAll(
    /\{\{(\w+)\}\}/g,
    (_place, name: string) => escapeHtml(values[name] ?? ''),
  );
}
