import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubWords } from '../club/index.ts';
import { messages } from '../messages.ts';
import { escapeHtml } from '../text/html.ts';
import type { ClubAssets } from './clubAssets.ts';

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

export type ClubFacts = {
  team: string;
  slogan: string;
  logoUrl: string | null;
  /** Texts of the app that the club changes, by component and key. */
  texts?: readonly { place: string; text: string }[];
};

type Club = { clubFacts: () => ClubFacts; clubAssets: ClubAssets; origin: string };

/**
 * The page of a path, with the club. That of a route has the files of its screen, what shows before its scripts are
 * there, and the club's facts, too.
 */
export function appPages(
  folder: string,
  { clubFacts, clubAssets, origin }: Club,
): (path: string, page: string) => string {
  const file = join(folder, '.vite', 'pages.json');
  // A page without additions works, too: the app then loads one after the other.
  const pages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Page[]) : [];
  const routes = pages.map((page) => ({ page, matches: matcherOf(page.pattern) }));

  return (path, page) => {
    const club = clubFacts();
    const ofClub = withClub(page, club, { clubAssets, origin });
    const route = routes.find(({ matches }) => matches.test(path))?.page;
    if (!route) return ofClub;
    // Nothing in it can end the element.
    const facts = JSON.stringify(club).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="club">${facts}</script>`;
    return ofClub
      .replace('</head>', () => `${[...linksOf(route), data].join('')}</head>`)
      .replace('<div id="root">', () => `<div id="root">${bodyOf(route, club)}`);
  };
}

/** The club's title, its colour, and what other services show beside a link to the page. */
function withClub(
  page: string,
  { team, slogan }: ClubFacts,
  { clubAssets, origin }: Pick<Club, 'clubAssets' | 'origin'>,
): string {
  const title = escapeHtml(messages.appName(team));
  const properties: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:locale', 'ja_JP'],
    ['og:site_name', title],
    ['og:title', title],
    ['og:description', escapeHtml(slogan)],
    ['og:url', `${origin}/user/`],
    ['og:image', `${origin}${clubAssets.addressOf('share.png')}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  const tags = [
    `<meta name="theme-color" content="${clubAssets.color}">`,
    `<meta name="description" content="${escapeHtml(slogan)}">`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return (
    page
      .replace(/<title>[^<]*</, () => `<title>${title}<`)
      // In the page itself: its own address would be one more request before the first paint.
      .replace(
        '<link rel="stylesheet" href="/user/club.css">',
        `<style>${clubAssets.styles}</style>`,
      )
      .replace('</head>', () => `${tags.join('')}</head>`)
  );
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

function bodyOf({ body, bodyWithoutLogo }: Page, club: ClubFacts): string {
  const { team, slogan, logoUrl, texts } = club;
  const textAt = (location: string) => texts?.find(({ place }) => place === location)?.text;
  const card = textAt('TabBar.card') ?? clubWords.cardTab.text;
  const shop = textAt('TabBar.shop') ?? clubWords.shopTab.text;
  const values: Record<string, string> = { team, slogan, logoUrl: logoUrl ?? '', card, shop };
  return (logoUrl === null ? bodyWithoutLogo : body).replaceAll(
    /\{\{(\w+)\}\}/g,
    (_place, name: string) => escapeHtml(values[name] ?? ''),
  );
}
