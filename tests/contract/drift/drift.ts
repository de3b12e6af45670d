import { readContract } from '../../../scripts/contract/readContract.ts';
import { driftCommand } from '../../../scripts/drift/driftCommand.ts';
import type { SendRequest } from '../../../scripts/drift/sendCall.ts';
import type { Operator } from '../../simulators/support/operator.ts';

const contract = readContract();

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process and returns its output and exit code. `send` is the server. */
export async function drift(
  args: readonly string[],
  send: SendRequest,
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  let stdout = '';
  let stderr = '';
  const terminal = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env,
  };
  const code = await driftCommand(args, terminal, { send, readContract: () => contract });
  return { code, stdout, stderr };
}

/** The reference backend in this process, as a server of the drift tool. */
export function sendTo(operator: Operator): SendRequest {
  return (request, { signal }) => {
    const { pathname, search } = new URL(request.url);
    // undici accepts its own Request class as options.
    return operator.fetch(pathname + search, new Request(request, { signal }));
  };
}

export const upstream = ['--upstream', 'http://127.0.0.1:4020'] as const;
