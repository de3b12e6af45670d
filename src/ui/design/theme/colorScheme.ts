import type { ColorScheme } from '../../../application/ports/device/PreferenceStorage';

/** `src/static/before-paint.js` sets the same attribute before the first paint. */
const ATTRIBUTE = 'data-mantine-color-scheme';

/** Forces the light or dark scheme, or follows the system. */
export function applyColorScheme(choice: ColorScheme): void {
  if (choice === 'auto') document.documentElement.removeAttribute(ATTRIBUTE);
  else document.documentElement.setAttribute(ATTRIBUTE, choice);
}

/** What the visitor chose; `auto` until then. */
export function chosenColorScheme(): ColorScheme {
  const forced = document.documentElement.getAttribute(ATTRIBUTE);
  return forced === 'light' || forced === 'dark' ? forced : 'auto';
}

/** The scheme that is shown now. */
export function shownColorScheme(): 'light' | 'dark' {
  const chosen = chosenColorScheme();
  if (chosen !== 'auto') return chosen;
  return prefersDark()?.matches === true ? 'dark' : 'light';
}

/**
 * Notifies when the shown scheme may have changed, by choice or by the system; returns a function that
 * unsubscribes.
 */
export function watchColorScheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  const system = prefersDark();
  system?.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system?.removeEventListener('change', onChange);
  };
}

/** Undefined in test environments without a layout. */
function prefersDark(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : undefined;
}
