/** Stories that are drawn again in the name, logo, colour and words of the second club (tests/clubs/aohama). */
export const storiesOfClub: ReadonlySet<string> = new Set([
  'screen-login--full',
  'screen-top--full',
  'screen-cards--full',
  'screen-shop--full',
  'screen-order--full',
  'screen-commerce--full',
  'screen-privacy--full',
  'screen-checkout-info--full',
  'card-front--kinds',
  'receipt--plain',
  'pickup-codes--several',
  'order-qr-dialog--open',
]);

/** The name of such a visit, in the manifest of pictures, too. */
export const clubVisitId = (story: string) => `aohama:${story}`;

/** Whether a changed file is part of the second club, which the imports of a story do not reach. */
export const isOfClub = (file: string) =>
  /^(tests[/]clubs|packages[/]server[/]src[/]club)[/]/.test(file);
