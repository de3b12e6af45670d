import { readContract } from '../../../scripts/contract/readContract.ts';
import { driftCommand } from '../../../scripts/drift/driftCommand.ts';
import type { SendRequest } from '../../../scripts/drift/sendCall.ts';
import type { Operator } from '../../simulators/support/operator.ts';

const contract = readContract();

export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a command says and answers, without a process of its own. Its server is any function. */
export async function say(
  args: readonly string[],
  send: SendRequest,
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
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

/** The reference backend as the drift tool reaches it, in this process. */
export function sendTo(operator: Operator): SendRequest {
  return (request, { signal }) => {
    const { pathname, search } = new URL(request.url);
    // undici's Request is an init of its own class as it stands.
    return operator.fetch(pathname + search, new Request(request, { signal }));
  };
}

export const upstream = ['--upstream', 'http://127.0.0.1:4020'] as const;
