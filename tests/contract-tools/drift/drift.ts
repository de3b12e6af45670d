import { afterAll } from 'vitest';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';
import { openOperator } from '../../simulators/support/operator.ts';
import type { OpenedOperator, Operator } from '../../simulators/support/operator.ts';
import { keptContract } from '../support/keptContract.ts';
import { runTool, type ToolResult } from '../support/runTool.ts';

/** Runs the command in this process, with the configuration of this project. `send` is the server. */
export function drift(
  args: readonly string[],
  send: SendRequest,
  env: Readonly<Record<string, string>> = {},
): Promise<ToolResult> {
  const own = ['drift', '--config', 'openapi/contract-tools.yaml', ...args];
  return runTool(own, { env, surroundings: { send, readContract: keptContract } });
}

/** The reference backend in this process, as a server of the drift tool. */
export function sendTo(
  operator: Operator,
): (...sent: Parameters<SendRequest>) => Promise<Response> {
  return (request, { signal }) => {
    const { pathname, search } = new URL(request.url);
    // undici accepts its own Request class as options.
    return operator.fetch(pathname + search, new Request(request, { signal }));
  };
}

export const upstream = ['--upstream', 'http://127.0.0.1:4020'] as const;

/** The reference backend for the tests of one file. */
export function sharedOperator(): OpenedOperator {
  const operator = openOperator();
  afterAll(() => {
    operator.close();
  });
  return operator;
}
