import { type Pair, onBoth, type Effect } from '../Change.ts';
import { sourcesOf } from '../placed.ts';
import { listedIn } from './disjoint.ts';
import type { Mark } from './formMark.ts';
import type { SchemaWalk } from './SchemaChange.ts';
import type { Form } from './schemaForms.ts';

/** Compares the names by which a discriminator knows a form, unless its field lists other values itself. */
export function compareMarks(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base, revision } = pair;
  const name = (base.mark ?? revision.mark)?.name;
  const isRest = base.mark?.isRest === true || revision.mark?.isRest === true;
  if (name === undefined || (isRest && revision.mark !== null)) return;
  const places = sourcesOf(onBoth(pair, (form) => form.mark ?? form));
  const tell = (effect: Effect, message: string): void =>
    walk.tell(effect, `discriminator \`${name}\` ${message}`, places);
  const listed = onBoth(pair, ({ mark, fields }, side) =>
    listedIn(walk.documents[side], fields.get(mark?.name ?? name)),
  );
  const isListed = listed.base !== null && listed.revision !== null;
  if (base.mark === null || revision.mark === null) {
    const how = base.mark === null ? 'added' : 'removed';
    if (isRest) tell('removed', how);
    else if (!isListed) tell('not-understood', `${how}; compare by hand`);
  } else if (revision.mark.name !== name) {
    if (!isListed) tell('changed', `→ \`${revision.mark.name}\``);
  } else {
    const [one, other] = [among(listed.base, base.mark), among(listed.revision, revision.mark)];
    if (one.all.length === 0 || other.all.length === 0) return;
    const gone = one.words.filter((word) => !other.all.includes(word));
    const come = other.words.filter((word) => !one.all.includes(word));
    if (gone.length > 0) tell('narrowed', `no longer ${gone.join(', ')}`);
    if (come.length > 0) tell('widened', `now also ${come.join(', ')}`);
  }
}

/** The names of a mark that the field may have. */
function among(own: readonly unknown[] | null, { words, all }: Mark): Pick<Mark, 'words' | 'all'> {
  const fits = (word: string): boolean => own === null || own.includes(word);
  return { words: words.filter(fits), all: all.filter(fits) };
}
