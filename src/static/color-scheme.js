// Before the first paint: the choice that the visitor made in the footer (src/ui/design/colorScheme.ts).
try {
  const choice = localStorage.getItem('colorScheme');
  if (choice === 'light' || choice === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', choice);
  }
} catch {
  // Storage is closed to us: the system decides.
}
