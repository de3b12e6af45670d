import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { ownContract } from '../support/keptContract.ts';

const { document, locate } = ownContract;

/** The text of the line to which a pointer is resolved. */
function lineAt(pointer: string): string {
  const { file, line } = locate(pointer);
  return `${file}: ${readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() ?? ''}`;
}

it.each([
  ['a field', '#/components/schemas/Badge/properties/canUpdate', 'Badge.yaml: canUpdate:'],
  [
    'an enum',
    '#/components/schemas/Badge/properties/status/enum',
    'Badge.yaml: enum: [AC, RS, EC, LN]',
  ],
  [
    'a shared answer',
    '#/paths/~1api~1private~1login/post/responses/500/content/application~1json/schema',
    'openapi/responses/ServerError.yaml: schema:',
  ],
  [
    'a form',
    '#/paths/~1api~1v2~1ticket/get/responses/200/content/application~1json/schema/oneOf/0',
    'openapi/paths/v2/ticket.yaml: - { $ref: ../../schemas/TicketsAnswer.yaml }',
  ],
  // What does not exist is at its nearest parent.
  ['no field', '#/components/schemas/Badge/properties/colour', 'Badge.yaml: properties:'],
  [
    'no status',
    '#/paths/~1api~1private~1login/post/responses/418',
    'openapi/paths/v1/private-login.yaml: responses:',
  ],
  ['no path', '#/paths/~1api~1nowhere/get', 'openapi/openapi.yaml: paths:'],
  ['no schema', '#/components/schemas/Nothing/properties/x', 'openapi/openapi.yaml: components:'],
])('%s of the contract is resolved to its line under openapi/: %s', (_, pointer, expected) => {
  expect(lineAt(pointer)).toContain(expected);
});

it('every answer of every operation has its own line', () => {
  const pointers = listOperations(document).flatMap(({ answers }) =>
    Object.values(answers).map(({ source }) => source),
  );
  for (const pointer of pointers) expect(lineAt(pointer)).toMatch(/'\d{3}':/);
});
