import type { TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { purchaseLengths, tidyPurchaseEmail } from '../../../domain/purchase/purchaseDetails';
import { CountedTidyInput } from '../../forms/fields/CountedTidyInput';
import { useOfferedEmail } from '../../forms/fields/useOfferedEmail';
import type { DetailsGroupProps } from './DetailsGroupProps';

const CONFIRMATION = 'emailConfirmation';

/**
 * The e-mail, twice (P5.2). Not `type="email"`, whose caret would jump when capitals become small letters
 * (P5.5).
 */
export function EmailFields({
  form,
  isReadOnly,
}: Pick<DetailsGroupProps, 'form' | 'isReadOnly'>): ReactElement {
  const field = {
    limit: purchaseLengths.email,
    isCounted: !isReadOnly,
    tidy: tidyPurchaseEmail,
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    required: true,
  } as const;
  const email = form.getInputProps('email') as Omit<TextInputProps, 'type'>;
  const { watched, offer } = useOfferedEmail(email);
  return (
    <>
      <CountedTidyInput
        {...field}
        label={words.email}
        description={isReadOnly ? undefined : words.emailHint}
        key={form.key('email')}
        {...email}
        {...watched}
        onChange={(event) => {
          // The error of the confirmation may be wrong now.
          form.clearFieldError(CONFIRMATION);
          watched.onChange(event);
        }}
        onBlur={(event) => {
          email.onBlur?.(event);
          if (form.getValues().emailConfirmation !== '') form.validateField(CONFIRMATION);
        }}
      />
      {offer}
      <CountedTidyInput
        {...field}
        label={words.emailConfirmation}
        key={form.key(CONFIRMATION)}
        {...form.getInputProps(CONFIRMATION)}
      />
    </>
  );
}
