import { expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract-tools/contract/readContract.ts';
import { findingsOf, jsonOf, runTool } from '../support/runTool.ts';
import { sendOverHttp } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';
import { findFreePort, localHost } from '../../../scripts/process/freePort.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { supervise, type SupervisedService } from '../../../scripts/process/supervise.ts';

/** What is true of Prism: any token, one page, 422 for invalid requests, ids unlike their pattern. */
const anyToken = 'authentication/any-token';
const contracts = [
  ['payments', ['--token', 'token-of-prism'], [anyToken]],
  ['museum', ['--credential', 'basic=ada:secret'], [anyToken, 'binary/signature', 'data/page']],
  ['chat', ['--credential', 'bot=token-of-prism'], ['schema/format']],
  ['cloud', ['--token', 'token-of-prism'], [anyToken, 'data/page', 'status/undocumented']],
] as const;

it.each(contracts)('%s, served by Prism: only true findings', async (name, args, rules) => {
  const contract = `tests/contract-tools/foreign/strangers/${name}.yaml`;
  const prism = await startPrism('mock', contract);
  const all = ['drift', '--contract', contract, '--upstream', prism.url, ...args, '--json'];
  const ran = await runTool(all, { surroundings: { send: sendOverHttp, readContract } });
  await prism.stop();
  const report = jsonOf(ran);
  const found = findingsOf(report).map(({ rule }) => rule);
  expect([...new Set(found)].toSorted()).toEqual(rules);
  expect(report.operations.filter(({ calls }) => calls.length > 0).length).toBeGreaterThan(2);
});

/** Starts `prism <args>` on a free port of this machine. */
async function startPrism(
  ...args: readonly string[]
): Promise<SupervisedService & { readonly url: string }> {
  const port = await findFreePort({
    port: 20_000 + Math.floor(Math.random() * 12_000),
    strict: false,
  });
  const url = `http://${localHost}:${port}`;
  const service = await supervise({
    name: 'Prism',
    commandLine: {
      command: process.execPath,
      args: [
        inProject('node_modules/@stoplight/prism-cli/dist/index.js'),
        ...[...args, '--host', localHost, '--port', String(port)],
        ...['--verboseLevel', 'error', '--multiprocess', 'false'],
      ],
    },
    isReady: async () =>
      (await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null)) !== null,
  });
  return { ...service, url };
}
