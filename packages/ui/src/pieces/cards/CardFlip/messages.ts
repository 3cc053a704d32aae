import { cardFrontMessages } from '../CardFront/messages';

const positions: Readonly<Record<string, string>> = {
  pitcher: '投手',
  catcher: '捕手',
  infielder: '内野手',
  outfielder: '外野手',
};

const battings: Readonly<Record<string, string>> = {
  rightRight: '右投右打',
  rightLeft: '右投左打',
  leftRight: '左投右打',
  leftLeft: '左投左打',
};

export const cardFlipMessages = {
  front: 'カードの表',
  back: 'カードの裏',
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

export type CardFlipMessages = typeof cardFlipMessages;
