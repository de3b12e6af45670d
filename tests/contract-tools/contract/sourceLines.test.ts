import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { escapeToken } from '../../../scripts/contract-tools/contract/pointer.ts';
import { ownContract } from '../support/keptContract.ts';

const { document, locate } = ownContract;

/** The text of the line to which a pointer is resolved. */
function lineAt(pointer: string): string {
  const { file, line } = locate(pointer);
  return `${file}: ${readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() ?? ''}`;
}

describe('a place of the contract is resolved to its line under openapi/', () => {
  it.each([
    ['#/components/schemas/Badge/properties/canUpdate', 'openapi/schemas/Badge.yaml: canUpdate:'],
    [
      '#/components/schemas/Badge/properties/status/enum',
      'openapi/schemas/Badge.yaml: enum: [AC, RS, EC, LN]',
    ],
    [
      '#/paths/~1api~1private~1login/post/responses/500/content/application~1json/schema',
      'openapi/responses/ServerError.yaml: schema:',
    ],
    [
      '#/paths/~1api~1v2~1ticket/get/responses/200/content/application~1json/schema/oneOf/0',
      'openapi/paths/v2/ticket.yaml: - { $ref: ../../schemas/TicketsAnswer.yaml }',
    ],
  ])('%s', (pointer, expected) => {
    expect(lineAt(pointer)).toContain(expected);
  });

  it.each([
    [
      'an undescribed field',
      '#/components/schemas/Badge/properties/colour',
      'openapi/schemas/Badge.yaml: properties:',
    ],
    [
      'an undescribed status',
      '#/paths/~1api~1private~1login/post/responses/418',
      'openapi/paths/v1/private-login.yaml: responses:',
    ],
    ['an undescribed path', '#/paths/~1api~1nowhere/get', 'openapi/openapi.yaml: paths:'],
    [
      'an undescribed schema',
      '#/components/schemas/Nothing/properties/x',
      'openapi/openapi.yaml: components:',
    ],
  ])('%s is resolved to the nearest existing parent', (_, pointer, expected) => {
    expect(lineAt(pointer)).toContain(expected);
  });

  it('every answer of every operation has its own line', () => {
    const pointers = listOperations(document).flatMap(({ path, method, answers }) =>
      Object.keys(answers).map(
        (status) => `#/paths/${escapeToken(path)}/${method}/responses/${status}`,
      ),
    );
    for (const pointer of pointers) expect(lineAt(pointer)).toMatch(/'\d{3}':/);
  });
});
