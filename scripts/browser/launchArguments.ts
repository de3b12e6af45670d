/** What Playwright turns off itself: of several `--disable-features`, Chromium reads the last one only. */
const turnedOffByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Two pages behind the address bar of every new window, which no test sees: half of what opening one costs. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Chromium needs to run in a container, without a graphics card and without calling home. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No process kept ready for a page that no test opens: a seventh of what a page costs.
  '--renderer-process-limit=1',
  '--process-per-site',
  `--disable-features=${[...turnedOffByPlaywright, ...addressBarPages].join(',')}`,
];

/**
 * Chromium for tests: a page lives for a few seconds, and what V8 compiles again to run it faster hardly runs any more. A tenth of what
 * a page costs. Not for what measures a page.
 */
export const testArguments: readonly string[] = [
  ...chromiumArguments,
  '--js-flags=--no-turbofan,--no-maglev',
];
