// Before the first paint: applies the scheme that the visitor chose in the footer
// (src/ui/design/theme/colorScheme.ts).
try {
  const choice = localStorage.getItem('colorScheme');
  if (choice === 'light' || choice === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', choice);
  }
} catch {
  // The browser forbids storage: the scheme of the system is used.
}
