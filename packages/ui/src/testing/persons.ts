import type { PersonValues } from '../pieces/shared/PersonFields/person';

/** Values of a fan with all fields for an order by mail. */
export const sakura: PersonValues = {
  name: '浜野 さくら',
  kana: 'ハマノ サクラ',
  email: 'sakura@example.jp',
  phone: '09012345678',
  postalCode: '2310002',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '海岸通1-2-3',
  building: '浜野マンション 101',
};
