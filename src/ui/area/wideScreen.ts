/** The sidebar is next to the page from this width on; the same value as in AreaLayout.module.css. */
export const wideScreen = '(width >= 62em)';
