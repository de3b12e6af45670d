import { flushSync } from 'react-dom';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { tidyAddressLine } from '../../../domain/basis/postalText';

import { Button } from '../../design/controls/Button';
import { Marked } from '../../design/text/Marked';
import { TidyTextInput } from '../../forms/fields/TidyTextInput';
import type { DetailsGroupProps } from './DetailsGroupProps';
import { splitFullName } from '../../../domain/purchase/holderNames';

/** The order of the screen. */
const names = ['firstname', 'lastname'] as const;

/**
 * The names of an individual as they will stand in the contract, to be corrected: « GARÇON Marie Thérèse »
 * does not say where the name ends (P5.3, P7.14). A change of the full name fills them in again.
 */
export function ContractNames({ form }: Pick<DetailsGroupProps, 'form'>): ReactElement | null {
  const full = form.useWatchValue('name');
  const isCorrected = form.useWatchValue('hasOwnNames');
  const fillIn = (typed: string): void => {
    const split = splitFullName(typed);
    names.forEach((name) => form.setFieldValue(name, split[name]));
  };
  form.watch('name', ({ value }) => {
    if (form.getValues().hasOwnNames) fillIn(value);
  });
  const { firstname, lastname } = splitFullName(full);
  if (!isCorrected) {
    if (firstname === '' || lastname === '') return null;
    const correct = (): void => {
      // The fields are there once they are rendered.
      flushSync(() => {
        fillIn(full);
        form.setFieldValue('hasOwnNames', true);
      });
      form.getInputNode('firstname')?.focus();
    };
    return (
      <p>
        <Marked text={words.inContract(firstname, lastname)} mark={(both) => <b>{both}</b>} />{' '}
        <Button variant="quiet" onClick={correct}>
          {words.correct}
        </Button>
      </p>
    );
  }
  return (
    <>
      {names.map((name) => (
        <TidyTextInput
          label={words[name]}
          tidy={tidyAddressLine}
          autoComplete={name === 'firstname' ? 'given-name' : 'family-name'}
          autoCapitalize="characters"
          spellCheck={false}
          required
          key={form.key(name)}
          {...form.getInputProps(name)}
        />
      ))}
    </>
  );
}
