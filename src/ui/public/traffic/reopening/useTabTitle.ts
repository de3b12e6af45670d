import { useEffect } from 'react';

/**
 * Shows this text as the title of the browser tab; null shows that of the page. After a navigation the title
 * of the new page stays.
 */
export function useTabTitle(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const before = document.title;
    const shown = `${text} – ${before}`;
    document.title = shown;
    return () => {
      if (document.title === shown) document.title = before;
    };
  }, [text]);
}
