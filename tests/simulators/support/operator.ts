import { listOperations, type ListedOperation } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { openSimulators } from '../../../scripts/simulators/openSimulators.ts';
import type { Mail } from '../../../scripts/simulators/world/mailbox.ts';
import type { Services } from '../../../scripts/simulators/world/Services.ts';

const document = await readContract();
const listed = new Map(
  listOperations(document).map((one) => [one.operation.operationId, one] as const),
);

/** The date for which the contract's examples are written. */
export const today = Date.parse('2026-11-21T10:00:00+01:00');

export const camille = 'camille.durand@example.fr';
export const password = 'Passage2026';

interface Sent {
  readonly body?: unknown;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface OperatorAnswer {
  readonly status: number;
  /** Parsed JSON, text, or the bytes of a PDF. */
  readonly body: unknown;
}

export interface Operator {
  readonly services: Services;
  readonly mails: readonly Mail[];
  /** Invalid requests and internal errors. Every answer is checked against the contract. */
  readonly problems: readonly string[];
  readonly url: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  send(operationId: OperationId, sent?: Sent): Promise<OperatorAnswer>;
  /** Returns a bearer token. Throws when the sign-in is refused. */
  signIn(email?: string, secret?: string): Promise<string>;
}

export interface OpenedOperator extends Operator {
  close(): void;
}

/**
 * Images of the seeded stores, with and without the company: seeding would take most of a test's
 * time.
 */
const filled = new Map<boolean, Uint8Array>();

/** A new operator in memory, without a port, at the date of the examples. */
export function openOperator(
  options: { readonly withCompany?: boolean; readonly file?: string } = {},
): OpenedOperator {
  const { withCompany = false, file } = options;
  const mails: Mail[] = [];
  const problems: string[] = [];
  const url = 'http://127.0.0.1:4020';
  const simulators = openSimulators({
    document,
    file: file ?? filled.get(withCompany) ?? ':memory:',
    siteUrl: () => 'http://127.0.0.1:5173',
    ownUrl: () => url,
    onMail: (mail) => mails.push(mail),
    report: (operationId, found) => problems.push(`${operationId}: ${found.join('; ')}`),
    checksAnswers: true,
    machineNow: () => today,
    withCompany,
  });
  if (file === undefined && !filled.has(withCompany)) {
    filled.set(withCompany, simulators.services.store.image());
  }
  const operator: OpenedOperator = {
    services: simulators.services,
    mails,
    problems,
    url,
    async fetch(path, init = {}) {
      const request = new Request(url + path, init);
      request.headers.set('host', '127.0.0.1:4020');
      return simulators.fetch(request);
    },
    async send(operationId, sent = {}) {
      const one = listed.get(operationId);
      if (one === undefined) throw new Error(operationId);
      const response = await operator.fetch(addressOf(one, sent), requestOf(one, sent));
      const type = response.headers.get('content-type') ?? '';
      const body: unknown = type.startsWith('application/json')
        ? await response.json()
        : type.startsWith('text/')
          ? await response.text()
          : new Uint8Array(await response.arrayBuffer());
      return { status: response.status, body };
    },
    async signIn(email = camille, secret = password) {
      const { body } = await operator.send('signIn', { body: { email, password: secret } });
      const { token } = body as { readonly token?: string };
      if (token === undefined) throw new Error(`${email} was refused: ${JSON.stringify(body)}`);
      return token;
    },
    close: () => simulators.close(),
  };
  return operator;
}

function addressOf({ path }: ListedOperation, { path: values = {}, query = {} }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function requestOf({ method, operation }: ListedOperation, sent: Sent): RequestInit {
  const { body, token } = sent;
  const [contentType] = Object.keys(operation.requestBody?.content ?? {});
  const headers: Record<string, string> = {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...sent.headers,
  };
  const init = { method: method.toUpperCase(), headers };
  if (contentType === undefined || body === undefined) return init;
  if (contentType === 'multipart/form-data') return { ...init, body: formOf(body as object) };
  headers['Content-Type'] = contentType;
  return {
    ...init,
    body:
      contentType === 'application/json'
        ? JSON.stringify(body)
        : new URLSearchParams(body as Record<string, string>).toString(),
  };
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, string | File][]) {
    form.append(name, value);
  }
  return form;
}
