import type { TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { keepDigits, type CardDigitsEnd } from '../../../domain/basis/cardDigits';
import styles from './CardDigitsField.module.css';
import { TidyTextInput } from './TidyTextInput';

interface CardDigitsFieldProps extends Omit<TextInputProps, 'label' | 'type'> {
  readonly end: CardDigitsEnd;
}

const labels: Readonly<Record<CardDigitsEnd, string>> = {
  firstDigits: '6 premiers chiffres',
  lastDigits: '4 derniers chiffres',
};

/** The first or last digits of a card number; other characters are removed (P5.15, P9.10). */
export function CardDigitsField({ end, ...field }: CardDigitsFieldProps): ReactElement {
  return (
    <TidyTextInput
      label={labels[end]}
      classNames={{ wrapper: styles.short }}
      tidy={keepDigits}
      inputMode="numeric"
      autoComplete="off"
      data-secret
      required
      {...field}
    />
  );
}
