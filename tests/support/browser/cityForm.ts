import * as E from 'fp-ts/Either';
import type { FieldErrors } from '../../../src/domain/basis/parseFields';
import type { useDraftedForm } from '../../../src/ui/forms/form/useDraftedForm';
import type { AsyncState } from '../../../src/ui/design/controls/AsyncButton';

interface CityMissing {
  readonly kind: 'city/missing';
}

const parseCity = ({
  city,
}: {
  readonly city: string;
}): E.Either<FieldErrors<'city', CityMissing>, string> =>
  city === '' ? E.left({ city: { kind: 'city/missing' } }) : E.right(city.trim());

/** What the server has, and what happens to the form. */
export interface CityForm {
  readonly city: string;
  readonly isLocked?: boolean;
  readonly state?: AsyncState;
  readonly draftOf?: (values: { city: string }) => { city: string };
}

/** The options of a form whose one field may not be empty. */
export const cityOptions = (
  { city, isLocked = false, state = 'idle', draftOf }: CityForm,
  onSubmit: (city: string) => Promise<boolean>,
): Parameters<typeof useDraftedForm<{ city: string }, 'city', CityMissing, string>>[0] => ({
  name: 'a/1',
  saved: { city },
  state,
  ...(draftOf && { draftOf }),
  isLocked,
  parse: parseCity,
  messages: { 'city/missing': () => 'Quelle ville ?' },
  onSubmit,
});
