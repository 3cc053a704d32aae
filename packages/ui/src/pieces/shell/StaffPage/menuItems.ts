import {
  BoxIcon,
  CalendarIcon,
  CartIcon,
  ClockIcon,
  EyeIcon,
  HomeIcon,
  PeopleIcon,
  PhoneIcon,
  QrIcon,
  ReceiptIcon,
  ShopIcon,
} from '../../../icons';

/** The places of the office and of a desk, in their order. */
export const staffMenuItems = [
  { id: 'today', Icon: HomeIcon },
  { id: 'pickups', Icon: QrIcon },
  { id: 'waiting', Icon: BoxIcon },
  { id: 'till', Icon: ReceiptIcon },
  { id: 'device', Icon: PhoneIcon },
  { id: 'orders', Icon: ReceiptIcon },
  { id: 'products', Icon: ShopIcon },
  { id: 'reports', Icon: EyeIcon },
  { id: 'matches', Icon: CalendarIcon },
  { id: 'booth', Icon: CartIcon },
  { id: 'gate', Icon: CalendarIcon },
  { id: 'desks', Icon: PhoneIcon },
  { id: 'log', Icon: ClockIcon },
  { id: 'staff', Icon: PeopleIcon },
] as const;

export type StaffMenuItem = (typeof staffMenuItems)[number]['id'];
