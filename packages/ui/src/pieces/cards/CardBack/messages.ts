import { cardFrontMessages } from '../CardFront/internal';

const positions: Readonly<Record<number, string>> = {
  1: '投手',
  2: '捕手',
  3: '内野手',
  4: '外野手',
};

const battings: Readonly<Record<number, string>> = {
  1: '右投右打',
  2: '右投左打',
  3: '左投右打',
  4: '左投左打',
};

export const cardBackMessages = {
  stamp: cardFrontMessages.stamp,
  kind: cardFrontMessages.kind,
  kindLabel: 'カードの種類',
  number: '背番号',
  position: 'ポジション',
  batting: '投打',
  birthYear: '生まれ年',
  height: '身長',
  weight: '体重',
  birthPlace: '出身地',
  school: '出身校',
  message: 'MESSAGE',
  positions,
  battings,
  year: (year: number) => `${year}年`,
  centimetres: (height: number) => `${height} cm`,
  kilograms: (weight: number) => `${weight} kg`,
};

export type CardBackMessages = typeof cardBackMessages;
