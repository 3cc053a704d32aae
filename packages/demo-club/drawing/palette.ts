/** The club's colours and the materials of all drawings. */
export const club = {
  bright: '#e8505e',
  light: '#d63a4c',
  main: '#c32034',
  deep: '#a01829',
  dark: '#751120',
  night: '#3c0c16',
  ink: '#1b1114',
  cream: '#fcf8f4',
  paper: '#f3ece6',
} as const;

export const metal = {
  gold: ['#fff3c4', '#e9c46a', '#b98a2f', '#f6dd93', '#a8761f'],
  silver: ['#ffffff', '#c9ced6', '#8f97a3', '#eef1f4', '#7b838f'],
  rose: ['#fff0ea', '#eeb9a8', '#c4806c', '#f8d6c9', '#b06a56'],
} as const;

export const leather = { light: '#b8743c', main: '#96552a', dark: '#663617' } as const;
export const wood = { light: '#e6bd84', main: '#cf9a58', dark: '#a06f35' } as const;
