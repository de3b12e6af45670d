import type { BrowserSearch } from '../../../scripts/browser/BrowserSearch.ts';

interface Machine {
  readonly env?: Readonly<Record<string, string>>;
  /** The paths that run at the start. */
  readonly working?: readonly string[];
  readonly isRoot?: boolean;
  /** Command → the path that runs after it. */
  readonly brings?: Readonly<Record<string, string>>;
  readonly onPath?: readonly string[];
}

/** A simulated machine for the browser search, and the commands that were run. */
export function fakeMachine({
  env = {},
  working = [],
  isRoot = true,
  brings = {},
  onPath = [],
}: Machine): {
  readonly search: BrowserSearch;
  readonly ran: string[];
} {
  const works = new Set(working);
  const ran: string[] = [];
  const search: BrowserSearch = {
    env,
    isRoot,
    works: (path) => Promise.resolve(works.has(path)),
    which: (name) => {
      const path = `/usr/bin/${name}`;
      return Promise.resolve(works.has(path) || onPath.includes(name) ? path : undefined);
    },
    packagedPath: () => Promise.resolve('/packaged/chrome'),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const path = brings[line];
      if (path !== undefined) works.add(path);
      return Promise.resolve(path !== undefined);
    },
    notice: () => undefined,
  };
  return { search, ran };
}

/** The command that installs a Debian package. */
export const debianInstall = (name: string): string =>
  `apt-get install -y --no-remove --no-install-recommends ${name}`;
