import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
import { words } from '../forms.words.fr';
import styles from '../form/Form.module.css';

interface PersonNameFieldsProps<Values> {
  readonly form: UseFormReturnType<Values>;
}

/** Last and first name of the user (P3.1, P3.9). */
export function PersonNameFields<
  Values extends { readonly lastname: string; readonly firstname: string },
>({ form }: PersonNameFieldsProps<Values>): ReactElement {
  return (
    <div className={styles.pair}>
      <TextInput
        label={words.lastname}
        autoComplete="family-name"
        spellCheck={false}
        required
        key={form.key('lastname')}
        {...form.getInputProps('lastname')}
      />
      <TextInput
        label={words.firstname}
        autoComplete="given-name"
        spellCheck={false}
        required
        key={form.key('firstname')}
        {...form.getInputProps('firstname')}
      />
    </div>
  );
}
