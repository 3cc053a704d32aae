/**
 * Every entry of local storage, by its owner: the apps of one origin share the storage. A name that ends in `:` or `-` is
 * the beginning of names that go on with an id.
 */
type OfFans =
  // The login
  | 'login_user_info'
  | 'user_type'
  | 'player'
  // The cart, and the order before it is placed
  | 'ntt_cart_data'
  | 'ntt_common_data'
  | 'ntt_user_data'
  | 'payment:'
  // What the server does not have yet
  | 'unsent:'
  | 'draft:'
  | 'claim:'
  | 'visit:'
  | 'read:'
  | 'logout:'
  // Copies for a start without a connection
  | 'kept:'
  | 'club_texts'
  // Offers and notifications
  | 'visits'
  | 'install_offer'
  | 'push_offer'
  | 'push';

type OfStaff =
  | 'staff_session'
  | 'staff-desk-'
  | 'staff-hand-over-'
  | 'staff-booth-sale-'
  | 'staff-product-'
  | 'staff-options-'
  | 'staff-match-'
  | 'staff-packing-'
  | 'desk_sound'
  | 'office_keys';

/** In a list, because the logout of a fan leaves them on the device. */
const ofStaff = ['staff_session', 'staff-', 'desk_sound', 'office_keys'];

type OfBoth = 'device_id';

type Entry<Name extends string> = Name extends `${string}${':' | '-'}` ? `${Name}${string}` : Name;

/** Names that the fans' app may use. */
export type FanKey = Entry<OfFans | OfBoth>;
/** Names that the staff's app may use. */
export type StaffKey = Entry<OfStaff | OfBoth>;

/** Whether an entry of local storage is of the staff's app. */
export const isStaffKey = (key: string) =>
  ofStaff.some((name) => (name.endsWith('-') ? key.startsWith(name) : key === name));

/** Every entry of session storage. */
export type TabKey = 'redirect_uri' | 'staff_redirect_uri' | 'visits' | 'reloadedAt';

/** Beginning of the name of a cache with the pictures of a person, whose id follows. */
export const pictureCachePrefix = 'pictures ';

/** Beginnings of the names of the caches of each app's releases. */
export const releaseCachePrefixes = { fans: 'release ', staff: 'staff release ' };
