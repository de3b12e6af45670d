/**
 * Shows or hides the bar « Site de test », which is in every HTML file: the file says what the build or the
 * kit knew, `config.json` decides.
 */
export function markTestSite(isTest: boolean): void {
  document.documentElement.toggleAttribute('data-test-site', isTest);
}
