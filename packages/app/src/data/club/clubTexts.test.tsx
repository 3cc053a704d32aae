import { afterEach, expect, test } from 'vitest';
import { clubTextsKey, readClubName, readClubTexts } from './clubTexts';

const texts = [
  { place: 'TabBar.card', text: 'トレカ' },
  { place: 'TabBar.shop', text: '売店' },
  { place: 'CardFront.kind.gold', text: '金' },
];
const byComponent = {
  TabBar: { card: 'トレカ', shop: '売店' },
  CardFront: { kind: { gold: '金' } },
};

afterEach(() => {
  document.getElementById('club')?.remove();
  localStorage.clear();
});

function pageWith(facts: object) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'club';
  element.textContent = JSON.stringify(facts);
  document.head.append(element);
}

test('[CLUB-01] the club’s texts come with the page, and from the last time where it has none', () => {
  expect(readClubTexts()).toEqual({});
  localStorage.setItem(clubTextsKey, JSON.stringify({ texts }));
  expect(readClubTexts()).toEqual(byComponent);
  pageWith({ texts: [] });
  expect(readClubTexts()).toEqual({});
});

test('[CLUB-01] the club’s name comes with the page, and from the last time where it has none', () => {
  localStorage.setItem(clubTextsKey, JSON.stringify({ texts, team: '鶴浜クレインズ' }));
  expect(readClubName()).toBe('鶴浜クレインズ');
  pageWith({ texts, team: '浜風シーガルズ' });
  expect(readClubName()).toBe('浜風シーガルズ');
});

test.each(['{', 'null', '1', '{}', '{"texts":{}}'])(
  '[STOR-05] what is stored broken is left out: %s',
  (text) => {
    localStorage.setItem(clubTextsKey, text);
    expect(readClubTexts()).toEqual({});
    expect(readClubName()).toBe('');
  },
);
