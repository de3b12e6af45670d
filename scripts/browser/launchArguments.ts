/** Disabled by Playwright too; repeated here because Chromium reads only the last `--disable-features`. */
const disabledByPlaywright = [
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

/** Hidden pages of the address bar, which load in every new window: half the cost of opening one. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Arguments for Chromium in a container, without a graphics card and without requests to its vendor. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No spare renderer process: one seventh of the cost of a page.
  '--renderer-process-limit=1',
  '--process-per-site',
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join(',')}`,
];

/**
 * Arguments for tests: a page is open for a few seconds only, so the optimizing compilers of V8 cost more
 * than they save (one tenth of the cost of a page). Not for measurements.
 */
export const testArguments: readonly string[] = [
  ...chromiumArguments,
  '--js-flags=--no-turbofan,--no-maglev',
];
