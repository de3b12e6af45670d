// Generated from openapi/ by `npm run generate`. Do not edit.
// From Tabler Icons (MIT licence).

export const swapIcon = 'M3 8l4 -4l4 4M7 4l0 9M13 16l4 4l4 -4M17 10l0 10';
export const alertIcon =
  'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0M12 16h.01';
export const arrowRightIcon = 'M5 12l14 0M13 18l6 -6M13 6l6 6';
export const bellIcon =
  'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6M9 17v1a3 3 0 0 0 6 0v-1';
export const cardIcon =
  'M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8M3 10l18 0M7 15l.01 0M11 15l2 0';
export const checkIcon = 'M5 12l5 5l10 -10';
export const chevronDownIcon = 'M6 9l6 6l6 -6';
export const chevronLeftIcon = 'M15 6l-6 6l6 6';
export const chevronRightIcon = 'M9 6l6 6l-6 6';
export const chevronUpIcon = 'M6 15l6 -6l6 6';
export const closeIcon = 'M18 6l-12 12M6 6l12 12';
export const closedIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l6 0';
export const denseIcon =
  'M10 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M13.45 11.55l2.05 -2.05M6.4 20a9 9 0 1 1 11.2 0l-11.2 0';
export const infoIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 9h.01M11 12h1v4h1';
export const menuIcon = 'M4 6l16 0M4 12l16 0M4 18l16 0';
export const messageIcon =
  'M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12';
export const refundIcon = 'M9 14l-4 -4l4 -4M5 10h11a4 4 0 1 1 0 8h-1';
export const shieldIcon =
  'M11.46 20.846a12 12 0 0 1 -7.96 -14.846a12 12 0 0 0 8.5 -3a12 12 0 0 0 8.5 3a12 12 0 0 1 -.09 7.06M15 19l2 2l4 -4';
export const userIcon =
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2';
