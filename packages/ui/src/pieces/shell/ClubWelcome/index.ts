export { ClubWelcome, type ClubWelcomeProps } from './ClubWelcome';
export { type ClubWelcomeMessages, clubWelcomeMessages } from './messages';
