export const loginHeaderMessages = {
  label: 'OFFICIAL FAN CLUB',
};

export type LoginHeaderMessages = typeof loginHeaderMessages;
