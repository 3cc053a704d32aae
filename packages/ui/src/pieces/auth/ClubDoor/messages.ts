export const clubDoorMessages = {
  label: 'OFFICIAL FAN CLUB',
};

export type ClubDoorMessages = typeof clubDoorMessages;
