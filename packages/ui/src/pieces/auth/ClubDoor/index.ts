export { ClubDoor, type ClubDoorProps } from './ClubDoor';
export { type ClubDoorMessages, clubDoorMessages } from './messages';
