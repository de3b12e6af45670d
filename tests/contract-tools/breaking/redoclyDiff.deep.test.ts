import { expect, it } from 'vitest';
import { worstOf, type Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import { compareContracts } from '../../../scripts/contract-tools/breaking/compareContracts.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { escapeToken } from '../../../scripts/contract-tools/contract/pointer.ts';
import { ownContract } from '../support/keptContract.ts';
import { withUniqueNames } from './ChangeCase.ts';
import { changeCases, plain } from './changeCases.ts';
import { changedAt, ownCases } from './ownCases.ts';
import { redoclyDiff } from './redoclyDiff.ts';

it('finds every break in one large contract, without a false alarm; prints what « redocly diff » finds', async () => {
  const own = ownContract.document as unknown as Json;
  const parts = changeCases.map((one, index) => ({
    ...one,
    places: [`#/paths/~1case${index}x`, `#/components/schemas/case${index}x`],
    base: withUniqueNames(one.base, `case${index}x`),
    revision: withUniqueNames(one.revision, `case${index}x`),
  }));
  const joined = (side: 'base' | 'revision', document: Json): Json => {
    const { components, paths } = document as { readonly components: Json; readonly paths: Json };
    const all = parts.map((part) => part[side]);
    const schemas = Object.assign(
      {},
      components['schemas'],
      ...all.map((part) => part.schemas),
    ) as Json;
    const more = Object.assign({}, paths, ...all.map((part) => part.paths)) as Json;
    return plain({ ...document, paths: more, components: { ...components, schemas } });
  };
  const changed = ownCases.reduce<unknown>(
    (document, one) => changedAt(document, one.at, one.change),
    own,
  );
  const pair = { base: joined('base', own), revision: joined('revision', changed as Json) };
  const asked = [
    ...parts,
    ...ownCases.map(({ name, level, at }) => ({
      name,
      level,
      places: [`#/${at.map(escapeToken).join('/')}`],
    })),
  ];
  const theirs = await redoclyDiff(pair);
  const ours = compareContracts(pair).flatMap(({ level, base, revision }) => {
    return [base, revision].flatMap((place) => (place === null ? [] : [{ level, place }]));
  });
  const found = asked.map(({ name, level, places }) => ({
    name,
    level,
    ours: worstAt(ours, places),
    theirs: worstAt(theirs, places),
  }));
  const breaking = found.filter(({ level }) => level === 'major');
  const others = found.filter(({ level }) => level !== 'major');
  expect(breaking.filter((one) => one.ours !== 'major')).toEqual([]);
  expect(others.filter((one) => one.ours === 'major')).toEqual([]);
  const missed = breaking.filter((one) => one.theirs !== 'major');
  const alarms = others.filter((one) => one.theirs === 'major');
  expect(missed.length).toBeLessThan(breaking.length);
  console.log(
    `Of ${found.length} changes ${breaking.length} break a client, all of which contract-tools breaking finds; ` +
      `redocly diff finds ${breaking.length - missed.length} and calls ${alarms.length} others breaking.`,
  );
});

interface Told {
  readonly level: Level;
  readonly place: string;
}

/** The most severe level reported at these places, above or below them. */
function worstAt(told: readonly Told[], places: readonly string[]): Level | null {
  const near = told.filter(({ place }) =>
    places.some(
      (one) => place.startsWith(one) || (one.startsWith(`${place}/`) && place.length > 30),
    ),
  );
  return worstOf(near.map(({ level }) => level));
}
