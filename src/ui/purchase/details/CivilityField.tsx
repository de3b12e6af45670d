import type { ReactElement } from 'react';
import { words } from './words.fr';
import { civilities } from '../../../domain/purchase/civility';
import { OptionalHint } from '../../forms/fields/OptionalHint';
import { RadioGroup } from '../../forms/fields/RadioGroup';
import type { DetailsGroupProps } from './DetailsGroupProps';

/**
 * Form of address of an individual in the contract; optional (P7.14). For an order it is shown only if this
 * device stores it.
 */
export function CivilityField({ form, isReadOnly }: DetailsGroupProps): ReactElement | null {
  const chosen = form.useWatchValue('civility');
  if (isReadOnly && chosen === '') return null;
  return (
    <RadioGroup
      label={words.civility}
      {...(!isReadOnly && { description: <OptionalHint /> })}
      choices={Object.fromEntries(civilities.map((one) => [one, words.civilities[one]]))}
      inputProps={(value) => ({
        value,
        checked: value === chosen,
        'data-path': 'civility',
        onChange: () => form.setFieldValue('civility', value),
      })}
    />
  );
}
