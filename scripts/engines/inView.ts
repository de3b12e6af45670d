/**
 * An expression of the same element, scrolled into the middle of the window at once: a smooth scroll of the
 * page would still run when the driver clicks.
 */
export const inView = (element: string): string =>
  `((one) => (one?.scrollIntoView({ block: 'center', behavior: 'instant' }), one))(${element})`;
