import { expect, it } from 'vitest';
import { Watch } from '../../../scripts/contract-tools/command/Watch.ts';
import { exitCodes, lastResort } from '../../../scripts/contract-tools/command/Terminal.ts';
import { lintExamples } from '../../../scripts/contract-tools/examples/lintExamples.ts';
import { documentOf } from '../support/documentOf.ts';
import { inTerminal, runTool } from '../support/runTool.ts';
import { sendOverHttp } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';

const clinic = 'tests/contract-tools/foreign/clinic/openapi.yaml';

it.each(['drift', 'capture', 'lint-examples'])('%s never falls over', async (name) => {
  const har = 'tests/contract-tools/capture/recordings/playwright.har';
  const args = { drift: ['--upstream', 'http://127.0.0.1:9'], capture: [har] }[name] ?? [];
  const readContract = () => Promise.reject(new TypeError('a is undefined\nat line 3'));
  const { code, stdout, stderr } = await runTool([name, '--contract', clinic, ...args], {
    surroundings: { send: sendOverHttp, readContract },
  });
  expect(stdout).toBe('');
  expect(code).toBe(70);
  expect(stderr).toContain(`failed at the reading of ${clinic} (TypeError: a is undefined):`);
});

it('the rest of the contract is checked all the same', () => {
  const A = { type: 'string', example: 5 };
  const document = documentOf({
    ...{ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {} },
    components: { schemas: { A, B: A, C: A } },
  });
  Object.defineProperty(document.components.schemas?.['B'], 'type', {
    get: () => {
      throw new RangeError('Too deep');
    },
  });
  const watch = new Watch();
  const locate = () => ({ file: 'openapi.yaml', line: 1 });
  const [shared] = lintExamples({ document, misread: [], locate }, watch);
  expect(shared?.findings.map(({ call }) => call)).toEqual(['example of A', 'example of C']);
  expect(watch.failure).toContain('failed at components, example of B (RangeError: Too deep)');
});

it('what was checked until then is published once, then one sentence', async () => {
  const watch = new Watch();
  watch.place = 'getThing';
  let published = 0;
  watch.publish = () => (published += 1);
  const { code, stderr } = await inTerminal((terminal) =>
    lastResort(new Error('boom'), { ...terminal, watch }),
  );
  expect({ code, published }).toEqual({ code: exitCodes.failed, published: 1 });
  expect(stderr).toMatch(/^\nThis tool failed at getThing \(Error: boom\): a fault .*\n$/);
});
