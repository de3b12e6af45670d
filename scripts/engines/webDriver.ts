import { inView } from './inView.ts';

/** The key of a reference to an element (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of the classic WebDriver protocol (W3C), over HTTP. A call rejects with the driver's error. */
export interface WebDriver {
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly open: (address: string) => Promise<void>;
  /** The value of an expression; a promise is awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly click: (element: string) => Promise<void>;
  readonly sendKeys: (element: string, text: string) => Promise<void>;
  /** Ends the session, and with it the browser. */
  readonly end: () => Promise<void>;
}

/** Opens a session of the driver at an address without a trailing slash. */
export async function openSession(
  driver: string,
  wanted: Readonly<Record<string, unknown>>,
): Promise<WebDriver> {
  const opened = (await call(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: wanted },
  })) as { readonly sessionId: string; readonly capabilities: Readonly<Record<string, unknown>> };
  const session = `/session/${opened.sessionId}`;
  const run = (script: string): Promise<unknown> =>
    call(driver, 'POST', `${session}/execute/async`, { script, args: [] });
  const evaluate = (expression: string): Promise<unknown> =>
    run(asynchronous(expression)).then(readOutcome);
  const find = async (expression: string): Promise<string> => {
    const found = await evaluate(inView(expression));
    const id = isReference(found) ? found[elementKey] : undefined;
    if (id === undefined) throw new Error(`No element: ${expression}`);
    return `${session}/element/${id}`;
  };
  return {
    capabilities: opened.capabilities,
    open: async (url) => {
      await call(driver, 'POST', `${session}/url`, { url });
    },
    evaluate,
    click: async (element) => {
      await call(driver, 'POST', `${await find(element)}/click`, {});
    },
    sendKeys: async (element, text) => {
      await call(driver, 'POST', `${await find(element)}/value`, { text });
    },
    end: async () => {
      await call(driver, 'DELETE', session);
    },
  };
}

/** The last argument of an asynchronous script is the function that ends it. */
function asynchronous(expression: string): string {
  return `const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (${expression})).then(
  (value) => done([value ?? null]),
  (problem) => done(String(problem)),
);`;
}

function readOutcome(outcome: unknown): unknown {
  if (Array.isArray(outcome)) return outcome[0] as unknown;
  throw new Error(String(outcome));
}

function isReference(value: unknown): value is Readonly<Record<typeof elementKey, string>> {
  return typeof value === 'object' && value !== null && elementKey in value;
}

async function call(
  driver: string,
  method: 'POST' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const answer = await fetch(driver + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${path} – ${error}: ${message}`);
  }
  return value;
}

/** Resolves when the driver says that it is ready; rejects after the limit. */
export async function awaitDriver(driver: string, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      const { value } = (await (await fetch(`${driver}/status`)).json()) as {
        readonly value: { readonly ready: boolean };
      };
      if (value.ready) return;
    } catch (problem) {
      if (performance.now() > end) throw new Error(`No driver at ${driver}`, { cause: problem });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
