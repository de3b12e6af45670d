import { installWithApt, machine, type BrowserSearch } from '../browser/BrowserSearch.ts';

/** A program and the packages of Debian that contain it. */
interface Program {
  /** Its name in the PATH, or its absolute paths. */
  readonly names: readonly string[];
  readonly packages: readonly string[];
}

const installLimitMs = 300_000;

const firefox: Program = { names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] };

/** The small browser of WebKitGTK is in no folder of the PATH. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machineName) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
    (api) => `/usr/lib/${machineName}-linux-gnu/${api}/MiniBrowser`,
  ),
);

const webKit = {
  driver: { names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  browser: { names: miniBrowsers, packages: ['webkit2gtk-driver'] },
  screen: { names: ['Xvfb'], packages: ['xvfb'] },
} satisfies Readonly<Record<string, Program>>;

/** The programs of the engines beside Chromium; undefined where this machine has none and can get none. */
export interface Engines {
  readonly firefox: string | undefined;
  readonly webKit: Readonly<Record<keyof typeof webKit, string>> | undefined;
}

/**
 * Finds Firefox, and WebKit with its driver and its screen, on this machine or in the packages of the system,
 * which are installed when this user may. Says what is missing.
 */
export async function findEngines(search: BrowserSearch = machine): Promise<Engines> {
  const path = await findProgram(search, firefox);
  const driver = await findProgram(search, webKit.driver);
  const browser = await findProgram(search, webKit.browser);
  const screen = await findProgram(search, webKit.screen);
  const isWhole = driver !== undefined && browser !== undefined && screen !== undefined;
  return { firefox: path, webKit: isWhole ? { driver, browser, screen } : undefined };
}

async function findProgram(
  search: BrowserSearch,
  { names, packages }: Program,
): Promise<string | undefined> {
  const find = async (): Promise<string | undefined> => {
    for (const name of names) {
      const path = await search.which(name);
      if (path !== undefined) return path;
    }
    return undefined;
  };
  const present = await find();
  if (present !== undefined) return present;
  for (const name of packages) {
    search.notice(`${names[0] ?? ''} is not on this machine: installing the package ${name}…`);
    await installWithApt(search, name, installLimitMs);
  }
  const installed = await find();
  if (installed === undefined) search.notice(`${names[0] ?? ''} is not available.`);
  return installed;
}
