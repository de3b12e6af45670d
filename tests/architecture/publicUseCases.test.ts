import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/examples';
import type { UseCase } from '../../src/application/kernel/createUseCase';
import type { Ports } from '../../src/application/ports/Ports';
import { createAppStore } from '../../src/application/store';
import { readConfiguration } from '../../src/composition/configuration';
import { createContainer, resolvePorts } from '../../src/composition/container';
import { aToken } from '../support/aToken';
import { fakePorts } from '../support/fakePorts';
import { useCaseInputs } from '../support/useCaseInputs';

type AnyUseCase = UseCase<unknown, unknown, never>;

/** What the contract says of a call: open to anyone, or secured by the token of one person. */
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

/** The operation of the contract that a request is for. Throws for any other request. */
function securityOf(method: string, path: string): Security {
  const fitting = operations.filter(
    (one) =>
      one.method.toUpperCase() === method &&
      new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  // `/refund/claim` is no `/refund/{identifier}`.
  const found = fitting.find((one) => one.path === path) ?? fitting[0];
  if (!found) throw new Error(`The contract has no ${method} ${path}`);
  return found.needsToken ? 'secured' : 'open';
}

/** Runs a use case on the site's own adapters, with a network that records and answers nothing. */
async function callsOf(name: string, useCase: AnyUseCase): Promise<readonly Security[]> {
  const calls: Security[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(securityOf(request.method, new URL(request.url).pathname));
    return Promise.reject(new TypeError('No network here.'));
  });
  const { ports: fakes, browser } = fakePorts();
  browser.tokens.write(aToken());
  const ports: Ports = {
    ...resolvePorts(createContainer(browser, readConfiguration({}))),
    delay: fakes.delay,
    // Its form carries the token, though the address is open (M7.7).
    passagePrinter: { print: () => void calls.push('secured') },
  };
  const store = createAppStore({ browser, all: () => Promise.resolve(ports) });
  await store.dispatch(useCase(useCaseInputs[name]));
  return calls;
}

beforeAll(() => {
  vi.stubEnv('VITE_PAYMENT_SIGNER', 'server');
  vi.stubGlobal('location', { origin });
  // The site asks its own origin, which Node's requests have to be told.
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

describe('M7.1, P7.1 a use case is public where the contract secures none of its calls', () => {
  it('each one has something here that it is asked', () => {
    expect(Object.keys(useCaseInputs).sort()).toEqual([...named.keys()].sort());
  });

  it.each([...named])('%s', async (name, useCase) => {
    const calls = await callsOf(name, useCase);
    expect(calls).not.toEqual([]);
    expect({ isPublic: useCase.isPublic }).toEqual({ isPublic: !calls.includes('secured') });
  });
});
