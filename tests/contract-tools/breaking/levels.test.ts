import { expect, it } from 'vitest';
import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import { compareContracts } from '../../../scripts/contract-tools/breaking/compareContracts.ts';
import { tokensOf, valueAt } from '../../../scripts/contract-tools/contract/pointer.ts';
import { ownContract } from '../support/keptContract.ts';

const bank = '#/paths/~1api~1private~1update~1contract~1{id}~1coordinates~1bank/post/requestBody';

/** Likely changes of the site's own contract: the level, the place, and the value there; none removes it. */
const changes: readonly (readonly [Level, string, value?: unknown])[] = [
  ['major', '#/components/schemas/Badge/properties/status/enum', ['AC', 'RS', 'EC', 'LN', 'XX']],
  ['major', '#/paths/~1api~1v2~1traffic/get/security'],
  ['major', `${bank}/content/multipart~1form-data/encoding/rib/contentType`, 'image/png'],
  ['patch', '#/components/schemas/Receipt/description', 'Other words.'],
];

it("reports each of several changes of the site's contract once, at its level", () => {
  const base = ownContract.document;
  const revision = structuredClone(base);
  for (const [, pointer, value] of changes) {
    const tokens = tokensOf(pointer);
    const holder = valueAt(revision, tokens.slice(0, -1)) as Record<string, unknown>;
    const key = tokens.at(-1) ?? '';
    expect(holder).toHaveProperty([key]);
    if (value === undefined) Reflect.deleteProperty(holder, key);
    else holder[key] = value;
  }
  const levels = compareContracts({ base, revision }).map(({ level }) => level);
  expect(levels.toSorted()).toEqual(changes.map(([level]) => level));
});
