export { cardByUuid, saveCard } from './cards.queries.ts';
export { cardsRoutes } from './cards.routes.ts';
export { printedCards } from './printedCards.queries.ts';
