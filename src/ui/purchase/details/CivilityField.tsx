import type { ReactElement } from 'react';
import { civilities, type Civility } from '../../../domain/civility';
import { RadioGroup } from '../../forms/RadioGroup';
import type { DetailsGroupProps } from './DetailsGroupProps';

const words: Readonly<Record<Civility, string>> = { madame: 'Madame', monsieur: 'Monsieur' };

/**
 * How an individual is addressed in the contract; it may stay empty (P7.14). Of an order it is shown where
 * this device knows it.
 */
export function CivilityField({ form, isReadOnly }: DetailsGroupProps): ReactElement | null {
  const chosen = form.useWatchValue('civility');
  if (isReadOnly && chosen === '') return null;
  return (
    <RadioGroup
      label="Civilité"
      {...(!isReadOnly && { description: 'Facultatif.' })}
      choices={Object.fromEntries(civilities.map((one) => [one, words[one]]))}
      inputProps={(value) => ({
        value,
        checked: value === chosen,
        'data-path': 'civility',
        onChange: () => form.setFieldValue('civility', value),
      })}
    />
  );
}
