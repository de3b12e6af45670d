import type { TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from '../forms.words.fr';
import { tidyLicencePlate } from '../../../domain/basis/licencePlate';
import { TidyTextInput } from './TidyTextInput';

type PlateFieldProps = Omit<TextInputProps, 'label' | 'type'>;

/** A licence plate; spaces and dashes are removed (P5.12, P5.23). */
export function PlateField(field: PlateFieldProps): ReactElement {
  return (
    <TidyTextInput
      label={words.plate}
      description={words.plateHint}
      tidy={tidyLicencePlate}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...field}
    />
  );
}
