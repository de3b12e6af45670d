/**
 * The icons of the site: our name → its file in the outline set of Tabler (`@tabler/icons`). One meaning for
 * each icon. Unused ones leave the bundle by tree shaking. The used ones of a file are all in one chunk:
 * those that only the private areas use, and those of the frame of the public pages, have files of their own.
 */
export const iconNames = {
  arrowLeft: 'arrow-left',
  badge: 'broadcast',
  bank: 'building-bank',
  calendar: 'calendar',
  camera: 'camera',
  car: 'car',
  clock: 'clock',
  edit: 'pencil',
  file: 'file-text',
  help: 'help',
  lock: 'lock',
  mail: 'mail',
  pending: 'circle',
  printer: 'printer',
  receipt: 'receipt',
  refresh: 'refresh',
  search: 'search',
  signOut: 'logout',
  star: 'star',
  trash: 'trash',
  upload: 'upload',
} as const satisfies Readonly<Record<string, string>>;

/** The icons that only the subscriber area uses. */
export const memberIconNames = {
  addBadge: 'shopping-cart',
  addFile: 'file-plus',
  chart: 'chart-bar',
  exportFile: 'file-export',
  eye: 'eye',
  filter: 'adjustments-horizontal',
  flag: 'flag',
  history: 'history',
  phone: 'phone',
  pin: 'map-pin',
  route: 'route',
  statement: 'list-details',
  table: 'table',
  users: 'users',
} as const satisfies Readonly<Record<string, string>>;

/** The icons that only the free-ramp area uses, or both areas. */
export const areaIconNames = {
  addUser: 'user-plus',
  dashboard: 'layout-dashboard',
  download: 'download',
  plus: 'plus',
  ticket: 'ticket',
  wallet: 'wallet',
} as const satisfies Readonly<Record<string, string>>;

/** The icons of the frame of the public pages. */
export const shellIconNames = {
  swap: 'switch-vertical',
  alert: 'alert-triangle',
  arrowRight: 'arrow-right',
  bell: 'bell',
  card: 'credit-card',
  check: 'check',
  chevronDown: 'chevron-down',
  chevronLeft: 'chevron-left',
  chevronRight: 'chevron-right',
  chevronUp: 'chevron-up',
  close: 'x',
  closed: 'circle-minus',
  dense: 'dashboard',
  info: 'info-circle',
  menu: 'menu-2',
  message: 'message',
  refund: 'arrow-back-up',
  shield: 'shield-check',
  user: 'user',
} as const satisfies Readonly<Record<string, string>>;
