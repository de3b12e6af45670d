import { describe, expect, it } from 'vitest';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';
import { rules } from '../../../scripts/contract-tools/report/Finding.ts';
import { drift, sendTo, sharedOperator, upstream } from './drift.ts';

const operator = sharedOperator();

/** The reference backend with another answer where it would give one of a status. */
function instead(of: number, answer: () => Response): SendRequest {
  return async (request, init) => {
    const given = await sendTo(operator)(request, init);
    return given.status === of ? answer() : given;
  };
}

async function told(args: readonly string[], send: SendRequest): Promise<string> {
  return (await drift([...upstream, ...args], send)).stdout.replaceAll(/\s+/g, ' ');
}

const failed = (status: number) => (): Response =>
  Response.json({ code: status, message: 'Erreur.' }, { status });

describe('a report says who mends what', () => {
  it('a 500 to an invalid call: refuse it with 400', async () => {
    const only = ['--only', 'findOrderReference', '--examples-only'];
    const output = await told(only, instead(400, failed(500)));
    expect(output).toContain('Status 500 without body/reference instead of 400.');
    expect(output).toContain('refuse it with 400');
    expect(output).not.toContain('The call fits the contract');
  });

  it('a 500 to a valid call: see the log', async () => {
    const output = await told(['--only', 'listPosts'], instead(200, failed(500)));
    expect(output).toContain('find the failure in the log of the server');
  });

  it.each([503, 502, 504])('%i does not ask to mend the contract', async (status) => {
    const output = await told(
      ['--only', 'listPosts,readMaintenance,listSocialPosts,listTrafficSnapshots'],
      async (request, init) =>
        request.url.includes('/post') ? failed(status)() : sendTo(operator)(request, init),
    );
    expect(output).toContain(`Status ${status}.`);
    expect(output).not.toContain('describe this one');
  });

  it('the same path twice: there is no API', async () => {
    const { stdout } = await drift(
      ['--upstream', 'http://127.0.0.1:4020/api', '--examples-only'],
      (request, init) => {
        const path = new URL(request.url).pathname;
        return path.startsWith('/api/api/')
          ? Promise.resolve(new Response('Not found', { status: 404 }))
          : sendTo(operator)(request, init);
      },
    );
    const output = stdout.replaceAll(/\s+/g, ' ');
    expect(output).toMatch(/There is no API at http:\/\/127\.0\.0\.1:4020\/api\/api\/\S+/);
    expect(output).toContain('Use --upstream http://127.0.0.1:4020.');
  });

  it('findings come before what was not called', async () => {
    const output = await told(['--only', 'listPosts,readMaintenance'], instead(200, failed(500)));
    expect(output.indexOf('Server error')).toBeGreaterThan(0);
    expect(output.indexOf('Server error')).toBeLessThan(output.indexOf('are not checked'));
  });
});

it('every advice is a sentence, and every title is none', () => {
  for (const { help, title } of Object.values(rules)) {
    expect(help).toMatch(/^[A-Z].*[.)]$/);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
  }
});
