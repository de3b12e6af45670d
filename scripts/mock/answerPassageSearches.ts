import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Passage, PassagesRequest } from '../../generated/api.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations } from '../contract/operations.ts';
import type { Forward } from '../serve/forwardApi.ts';
import { passagePage } from './passagePage.ts';

const passagesPath = '/api/private/user/data/passages';

/**
 * Middleware of the mock, whose answers are fixed: answers a search for passages with the matching example
 * rows (badge, period, page and size). `document`: path of the bundled contract. Forwards every other request
 * to the mock, also a search with `Prefer`, without a token, or with a body that is invalid in the contract.
 */
export function answerPassageSearches(forward: Forward, document: string): RequestListener {
  return (request, response) => {
    if (!isPlainSearch(request)) {
      forward(request, response);
      return;
    }
    answer(request, response, forward, document).catch((problem: unknown) => {
      console.error(problem);
      response.destroy();
    });
  };
}

function isPlainSearch({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url?.split('?')[0] === passagesPath &&
    headers['prefer'] === undefined &&
    /^bearer ./i.test(headers.authorization ?? '') &&
    /^application\/json\b/i.test(headers['content-type'] ?? '')
  );
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  forward: Forward,
  document: string,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  // Read for each request, because the contract can change.
  const contract = JSON.parse(await readFile(document, 'utf8')) as ContractDocument;
  const search = searchOf(contract, body.toString('utf8'));
  if (search === undefined) {
    forward(request, response, body);
    return;
  }
  const page = JSON.stringify(passagePage(exampleRows(contract), search));
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(page),
    'Cache-Control': 'no-store',
  });
  response.end(page);
}

/** The parsed body; undefined when it is invalid against the schema of the contract. */
function searchOf({ components }: ContractDocument, body: string): PassagesRequest | undefined {
  const fits = new Ajv2020({ strict: false, validateFormats: false }).compile<PassagesRequest>({
    $ref: '#/components/schemas/PassagesRequest',
    components,
  });
  try {
    const search: unknown = JSON.parse(body);
    return fits(search) ? search : undefined;
  } catch {
    return undefined;
  }
}

/** The 160 passages of both example pages. */
function exampleRows(contract: ContractDocument): readonly Passage[] {
  const { answers } =
    listOperations(contract).find(
      ({ path, method }) => path === passagesPath && method === 'post',
    ) ?? {};
  const examples = answers?.[200]?.content?.['application/json']?.examples ?? {};
  return ['nominal', 'secondPage'].flatMap(
    (name) => (examples[name]?.value as { passages: Passage[] } | undefined)?.passages ?? [],
  );
}
