import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/examples';
import type { UseCase } from '../../src/application/kernel/createUseCase';
import type { Ports } from '../../src/application/ports/Ports';
import { createAppStore } from '../../src/application/store';
import { createPorts } from '../../src/composition/container';
import { configureSite } from '../../src/composition/settings/configureSite';
import { aToken } from '../support/account/aToken';
import { fakePorts } from '../support/store/fakePorts';
import { useCaseInputs } from '../support/store/useCaseInputs';

type AnyUseCase = UseCase<unknown, unknown, never>;

/** The security of a call in the contract: open, or secured by a token. */
type Security = 'open' | 'secured';

const origin = 'https://www.example.fr';
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/application/**/*.ts',
  { eager: true },
);
const useCases = Object.values(modules).flatMap(Object.values).filter(isUseCase);
const named = new Map(useCases.map((one) => [one.started.type.replace(/\/started$/, ''), one]));

function isUseCase(value: unknown): value is AnyUseCase {
  return typeof value === 'function' && 'started' in value && 'succeeded' in value;
}

/** The security of the operation that matches a request. Throws if there is none. */
function securityOf(method: string, path: string): Security {
  const fitting = operations.filter(
    (one) =>
      one.method.toUpperCase() === method &&
      new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  // A literal path wins: `/refund/claim` also matches `/refund/{identifier}`.
  const found = fitting.find((one) => one.path === path) ?? fitting[0];
  if (!found) throw new Error(`The contract has no ${method} ${path}`);
  return found.needsToken ? 'secured' : 'open';
}

/** Runs a use case on the real adapters, with a network that records each request and fails. */
async function callsOf(name: string, useCase: AnyUseCase): Promise<readonly Security[]> {
  const calls: Security[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(securityOf(request.method, new URL(request.url).pathname));
    return Promise.reject(new TypeError('No network here.'));
  });
  const { ports: fakes, browser } = fakePorts();
  browser.tokens.write(aToken());
  const ports: Ports = {
    ...createPorts(browser, configureSite({}, null).configuration),
    delay: fakes.delay,
    // The form contains the token, although the operation is open (M7.7).
    passagePrinter: { print: () => void calls.push('secured') },
  };
  const store = createAppStore({ browser, all: () => Promise.resolve(ports) });
  await store.dispatch(useCase(useCaseInputs[name]));
  return calls;
}

beforeAll(() => {
  vi.stubEnv('VITE_PAYMENT_SIGNER', 'server');
  vi.stubGlobal('location', { origin });
  // The site sends requests to its own origin; Node needs absolute URLs.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    },
  );
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('M7.1, P7.1 a use case is public if the contract secures none of its calls', () => {
  it('every use case has an input', () => {
    expect(Object.keys(useCaseInputs).sort()).toEqual([...named.keys()].sort());
  });

  it.each([...named])('%s', async (name, useCase) => {
    const calls = await callsOf(name, useCase);
    expect(calls).not.toEqual([]);
    expect({ isPublic: useCase.isPublic }).toEqual({ isPublic: !calls.includes('secured') });
  });
});
