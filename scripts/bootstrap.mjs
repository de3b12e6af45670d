// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');

/** Oldest Node on which npm can install the project. */
const oldestNode = [20, 0];
/** Oldest Node that runs TypeScript files as they are. Linux gets a newer one from the packages. */
const oldestTypeScriptNode = [22, 18];

/** A problem that the reader can solve, shown as one message without a stack. */
export class SetupError extends Error {}

/**
 * Checks Node, installs the packages when they are missing or older than package-lock.json, then runs a TypeScript
 * script of the project, its path told from the root, with the Node of node_modules. Answers the exit code; throws
 * SetupError.
 */
export async function runProjectScript(script, args) {
  if (!existsSync(join(root, script))) throw new SetupError(`The project has no script ${script}.`);
  if (!isAtLeast(oldestNode)) {
    throw new SetupError(
      `Node ${oldestNode[0]} or later is needed, this is ${process.version}: install it from nodejs.org, then try again.\n` +
        `Il faut Node ${oldestNode[0]} ou plus récent, voici ${process.version} : installez-le depuis nodejs.org, puis recommencez.`,
    );
  }
  if (!isInstalled()) await install();
  return run(typeScriptNode(), [join(root, script), ...args], {
    ...process.env,
    PATH: [bin, process.env.PATH].join(delimiter),
  });
}

/** Prints a SetupError as a message, anything else with its stack. */
export function reportSetupProblem(problem) {
  process.stderr.write(
    `\n${problem instanceof SetupError ? problem.message : (problem.stack ?? problem)}\n\n`,
  );
}

function isAtLeast([major, minor]) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Every package that the lockfile requires here is present in the same version, as npm itself recorded it. */
function isInstalled() {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (wanted === undefined) throw new SetupError('package-lock.json is missing or damaged.');
  if (installed === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const present = installed[path];
    return present === undefined
      ? optional === true || devOptional === true
      : present.version === version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function install() {
  process.stderr.write('Installing the packages of package-lock.json (one or two minutes)…\n');
  // npm replaces node_modules: it must not run on the Node that lives there.
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  const env = { ...process.env, PATH: outside.join(delimiter) };
  const code = await run('npm', ['ci', '--include=dev', '--include=optional'], env, {
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    throw new SetupError(
      '« npm ci » failed: see its messages above. It needs the network or a filled npm cache.',
    );
  }
}

function typeScriptNode() {
  const packaged = join(bin, 'node');
  if (existsSync(packaged)) return packaged;
  if (isAtLeast(oldestTypeScriptNode)) return process.execPath;
  throw new SetupError(
    `On this system the packages bring no Node of their own: Node ${oldestTypeScriptNode.join('.')} or later is needed, this is ${process.version}.\n` +
      `Sur ce système, il faut installer Node ${oldestTypeScriptNode.join('.')} ou plus récent (ici ${process.version}).`,
  );
}

/** Runs a command on this terminal, hands it the signals that ask to stop, and answers its exit code. */
function run(command, args, env, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    // npm hands a signal to its shell, which dies without passing it on: its end is then the only sign.
    const parent = process.ppid;
    const look = setInterval(() => {
      if (process.ppid !== parent && process.env.npm_lifecycle_event) child.kill('SIGTERM');
    }, 500);
    child.once('error', (error) => {
      clearInterval(look);
      reject(new SetupError(`« ${command} » could not be started: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      clearInterval(look);
      for (const each of signals) process.off(each, forward);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
