import type { TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from '../forms.words.fr';
import { keepDigits, type CardDigitsEnd } from '../../../domain/basis/cardDigits';
import { TidyTextInput } from './TidyTextInput';

interface CardDigitsFieldProps extends Omit<TextInputProps, 'label' | 'type'> {
  readonly end: CardDigitsEnd;
}

/** The first or last digits of a card number; nothing else can be typed or pasted (P5.15, P9.10). */
export function CardDigitsField({ end, ...field }: CardDigitsFieldProps): ReactElement {
  return (
    <TidyTextInput
      label={words.cardDigits[end]}
      styles={{ wrapper: { maxWidth: '12rem' } }}
      tidy={(raw) => keepDigits(end, raw)}
      inputMode="numeric"
      autoComplete="off"
      data-secret
      required
      {...field}
    />
  );
}
