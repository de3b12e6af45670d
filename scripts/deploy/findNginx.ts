import { join } from 'node:path';
import { machine, runApt, type BrowserSearch } from '../browser/BrowserSearch.ts';
import { inProject } from '../process/projectRoot.ts';

const limitMs = 90_000;
const folder = inProject('.cache', 'nginx');

/** The packages of Debian and Ubuntu that may contain the program. */
const packages = ['nginx-light', 'nginx'];

/**
 * The path of nginx, from the PATH or unpacked from the package of the system; undefined when there is none.
 * The package is not installed: it would start a server on port 80.
 */
export async function findNginx(search: BrowserSearch = machine): Promise<string | undefined> {
  const { which, run, notice } = search;
  const unpacked = join(folder, 'usr', 'sbin', 'nginx');
  const find = async (): Promise<string | undefined> =>
    (await which('nginx')) ?? (await which(unpacked));
  const present = await find();
  if (present !== undefined) return present;
  if ((await which('apt-get')) !== undefined) {
    notice('No nginx on this machine: unpacking the package of the system (1 MB)…');
    const unpack = (): Promise<string | undefined> => firstUnpacked(run, find);
    const found = await unpack();
    if (found !== undefined) return found;
    // A new machine has no package lists yet.
    const again = (await runApt(search, ['update'], limitMs)) ? await unpack() : undefined;
    if (again !== undefined) return again;
  }
  notice('nginx is not available: its tests are skipped, and « npm test » counts them as failed.');
  return undefined;
}

async function firstUnpacked(
  run: BrowserSearch['run'],
  find: () => Promise<string | undefined>,
): Promise<string | undefined> {
  for (const name of packages) {
    const steps = [
      `mkdir -p ${folder} && cd ${folder} && rm -f *.deb`,
      `apt-get download ${name} && dpkg -x ${name}_*.deb .`,
    ];
    const isUnpacked = await run('sh', ['-c', steps.join(' && ')], limitMs);
    const found = isUnpacked ? await find() : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
