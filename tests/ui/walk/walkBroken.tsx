import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { operations, type OperationId } from '../../../generated/examples';
import { openStore } from '../../../src/composition/openStore';
import { createRoutes } from '../../../src/ui/app/siteRoutes';
import { aToken } from '../../support/account/aToken';
import { answerExample } from '../../simulators/support/examples';
import { breakagesFor, broken, type Breakage } from './brokenAnswer';

/** Answers the calls of the site with the examples, broken as the test chooses. */
class Server {
  breakage: Breakage | undefined;
  pending = 0;
  readonly asked = new Set<string>();

  readonly fetch = async (input: Request | string): Promise<Response> => {
    const request = new SiteRequest(input);
    const { pathname } = new URL(request.url);
    const operation = operations.find(
      ({ method, path }) =>
        method === request.method.toLowerCase() && patternOf(path).test(pathname),
    );
    this.pending += 1;
    await Promise.resolve();
    this.pending -= 1;
    if (!operation) return new Response(null, { status: 404 });
    this.asked.add(operation.operationId);
    return this.answer(operation.operationId);
  };

  private answer(operationId: OperationId): Response {
    const nominal = answerExample(operationId);
    if (typeof nominal === 'string') return new Response(nominal);
    const body = this.breakage ? broken(nominal, this.breakage) : nominal;
    return new Response(body === undefined ? '' : JSON.stringify(body), {
      headers: { 'Content-Type': 'application/json' },
    });
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

/** Resolves relative addresses, as a browser does. */
class SiteRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

let server: Server;
let timers: MockInstance<typeof setTimeout>;

/** Sets what jsdom does not have, and a server for each test of a file. */
export function serveBrokenAnswers(): void {
  beforeEach(() => {
    server = new Server();
    timers = vi.spyOn(globalThis, 'setTimeout');
    vi.stubGlobal('Request', SiteRequest);
    vi.stubGlobal('fetch', server.fetch);
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    vi.stubGlobal('scrollTo', () => undefined);
    Element.prototype.scrollIntoView = (): void => undefined;
  });

  afterEach(() => {
    leave();
    // A store lives as long as its page: what it does later would run after the test.
    for (const { value } of timers.mock.results) clearTimeout(value as NodeJS.Timeout);
    timers.mockRestore();
    vi.unstubAllGlobals();
  });
}

function leave(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
}

const brokenPage = "La page ne s'est pas affichée comme prévu.";

/** Opens an address and waits until everything on it has loaded or failed. */
async function open(address: string): Promise<void> {
  localStorage.setItem('token', aToken());
  const store = openStore();
  const router = createMemoryRouter(createRoutes(store), { initialEntries: [address] });
  // As `main.tsx` waits: a page that is rendered earlier is empty until its code is there.
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 20_000 });
  // Lazy parts suspend until their code is loaded.
  await act(async () => {
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
    await Promise.resolve();
  });
  let shown: string | null = null;
  await waitFor(
    () => {
      expect(server.pending).toBe(0);
      const before = shown;
      shown = document.body.textContent;
      expect(shown).toBe(before);
      expect(shown).not.toContain('Chargement en cours…');
      expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).not.toBe('');
    },
    {
      interval: 10,
      onTimeout: (error) => new Error(error.message.split('\n')[0]),
    },
  );
}

/** Fails if the page threw, is blank, or shows an error without a retry. */
function expectNotLost(): void {
  expect(document.body.textContent).not.toContain(brokenPage);
  expect(screen.getAllByRole('heading', { level: 1 }).length).toBe(1);
  if (failures().length > 0) {
    expect(screen.getAllByRole('button', { name: 'Réessayer' }).length).toBeGreaterThan(0);
  }
}

const failures = (): readonly Element[] => screen.queryAllByText('Une erreur est survenue');

/** These screens show one bank account, which is decoded as a whole: a broken field makes it fail. */
const readWhole: ReadonlySet<string> = new Set(['bankAccount', 'refundClaim', 'freeRamp']);

/** Opens a screen with broken answers of each kind: none breaks the page. */
export async function walkBroken(name: string, address: string, seed: number): Promise<void> {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const breakage of breakagesFor(seed)) {
    server.breakage = breakage;
    await open(address);
    expectNotLost();
    const breaksItems = breakage.kind === 'items' || breakage.kind === 'fields';
    if (breaksItems && !readWhole.has(name)) expect(failures()).toEqual([]);
    leave();
  }
  const others = errors.mock.calls.filter(
    ([text]) => !String(text).startsWith('Answer outside the contract'),
  );
  expect(others).toEqual([]);
  errors.mockRestore();
}
