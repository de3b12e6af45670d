/**
 * `ref` of a button that disappears after its action. If it had the focus, and nothing else has taken it, the
 * focus moves to the first heading of the section, list item or page.
 */
export function handFocusToHeading(button: HTMLButtonElement): () => void {
  return () => {
    if (document.activeElement !== button) return;
    const around = button.closest('li, section, main');
    // After the commit: the new content may take the focus itself.
    queueMicrotask(() => {
      const heading = around?.querySelector<HTMLElement>('h1, h2, h3');
      if (!heading || document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  };
}
