import { expect, test } from 'vitest';
import { cropWithin, sideOf, wholeCrop } from './squareCrop';

const wide = { width: 900, height: 600 };

test('[STOCK-01] the square is as large as the shorter side, and never leaves the picture', () => {
  expect(sideOf(wide, wholeCrop)).toBe(600);
  expect(cropWithin(wide, { x: 0, y: 0, zoom: 1 })).toEqual({ x: 1 / 3, y: 0.5, zoom: 1 });
  expect(cropWithin(wide, { x: 9, y: 9, zoom: 1 }).x).toBeCloseTo(2 / 3);
});

test('[STOCK-01] an enlarged square is smaller, and moves in both directions', () => {
  expect(sideOf(wide, { zoom: 2 })).toBe(300);
  expect(cropWithin(wide, { x: 0, y: 1, zoom: 2 })).toEqual({ x: 1 / 6, y: 0.75, zoom: 2 });
  expect(cropWithin(wide, { ...wholeCrop, zoom: 99 }).zoom).toBe(4);
  expect(cropWithin(wide, { ...wholeCrop, zoom: 0.1 }).zoom).toBe(1);
});
