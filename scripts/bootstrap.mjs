// Runs before the packages are installed, on any version of Node: plain JavaScript, built-in modules only.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');

/** Oldest Node that can install the project. */
const oldestNode = [20, 0];
/** Oldest Node that runs TypeScript files. On Linux the packages contain a newer one. */
const oldestTypeScriptNode = [22, 18];

/** An error that the user can fix: printed as a message, without a stack. */
export class SetupError extends Error {}

/**
 * Checks the version of Node, installs the packages when they differ from package-lock.json, then runs a
 * script with the Node of node_modules. `script` is a path relative to the project's root. Returns the exit
 * code; throws SetupError.
 */
async function runProjectScript(script, args) {
  if (!isAtLeast(oldestNode)) {
    throw new SetupError(
      `Node ${oldestNode[0]} or later is needed, this is ${process.version}: install it from nodejs.org, then try again.\n` +
        `Il faut Node ${oldestNode[0]} ou plus récent, voici ${process.version} : installez-le depuis nodejs.org, puis recommencez.`,
    );
  }
  if (!isInstalled()) await install();
  if (!existsSync(join(root, script))) throw new SetupError(`The project has no script ${script}.`);
  return run(typeScriptNode(), [join(root, script), ...args], {
    ...process.env,
    PATH: [bin, process.env.PATH].join(delimiter),
  });
}

/**
 * Runs a script as the whole process. A problem before its start is printed, a SetupError as a message, with
 * `verdict` as the last line, and the exit code is 1.
 */
export async function launch(script, args, verdict = '') {
  try {
    process.exitCode = await runProjectScript(script, args);
  } catch (problem) {
    const told = problem instanceof SetupError ? problem.message : (problem.stack ?? problem);
    process.stderr.write(`\n${told}\n\n`);
    process.stdout.write(verdict);
    process.exitCode = 1;
  }
}

function isAtLeast([major, minor]) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** True when npm recorded every package that the lockfile requires on this system, in the same version. */
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
  // npm replaces node_modules, so it must not run on the Node inside that folder.
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  const env = { ...process.env, PATH: outside.join(delimiter) };
  const code = await run('npm', ['ci', '--include=dev', '--include=optional'], env, {
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    throw new SetupError(
      '« npm ci » failed: see its messages above. It needs a network or a complete npm cache.',
    );
  }
}

function typeScriptNode() {
  const packaged = join(bin, 'node');
  if (existsSync(packaged)) return packaged;
  if (isAtLeast(oldestTypeScriptNode)) return process.execPath;
  throw new SetupError(
    `On this system the packages contain no Node: Node ${oldestTypeScriptNode.join('.')} or later is needed, this is ${process.version}.\n` +
      `Sur ce système, il faut installer Node ${oldestTypeScriptNode.join('.')} ou plus récent (ici ${process.version}).`,
  );
}

/** Runs a command on this terminal, forwards signals to it, and resolves to its exit code. */
function run(command, args, env, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    // npm forwards no signals, and SIGKILL cannot be forwarded: only polling detects that npm has ended.
    const isNpmGone = npmWatch();
    const poll = setInterval(() => {
      if (isNpmGone()) child.kill('SIGTERM');
    }, 500);
    child.once('error', (error) => {
      clearInterval(poll);
      reject(new SetupError(`« ${command} » could not be started: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      clearInterval(poll);
      for (const each of signals) process.off(each, forward);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/**
 * Returns a function that is true when the npm that runs this process has ended; always false without npm.
 */
function npmWatch() {
  if (!process.env.npm_lifecycle_event) return () => false;
  const parent = process.ppid;
  // On Debian the parent of this process is a shell of npm, which still runs after npm was killed.
  const npm = isShell(parent) ? parentOf(parent) : undefined;
  return () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm);
}

/** True for `sh -c …`. Linux only: on other systems the command replaces the shell. */
function isShell(pid) {
  return readProcess(pid, 'cmdline')?.split('\0')[1] === '-c';
}

function parentOf(pid) {
  // Format: « pid (name) state parent … »; the name may contain spaces and brackets.
  return readProcess(pid, 'stat')?.split(') ').at(-1)?.split(' ')[1];
}

function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
