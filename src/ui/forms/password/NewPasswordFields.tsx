import type { UseFormReturnType } from '@mantine/form';
import { useId, type ReactElement } from 'react';
import { words } from './words.fr';
import {
  passwordChecklist,
  signUpPolicy,
  type PasswordCandidate,
  type PasswordPolicy,
} from '../../../domain/account/passwordPolicy';
import { OptionalHint } from '../fields/OptionalHint';
import { PasswordChecklist } from './PasswordChecklist';
import { PasswordField } from './PasswordField';

interface NewPasswordFieldsProps<Values> {
  /** The form; its block `next` is the new password. */
  readonly form: UseFormReturnType<Values>;
  /** Values of that block. */
  readonly candidate: PasswordCandidate;
  /** Label of the password; the label of the confirmation is the same everywhere. */
  readonly label: string;
  /** By default the policy of new accounts. */
  readonly policy?: PasswordPolicy;
  /** The password may stay as it is. */
  readonly isOptional?: boolean;
}

/** A new password and its confirmation, with the rules (P5.17, P5.19, M5.3). */
export function NewPasswordFields<Values extends { readonly next: PasswordCandidate }>({
  form,
  candidate,
  label,
  policy = signUpPolicy,
  isOptional = false,
}: NewPasswordFieldsProps<Values>): ReactElement {
  const checklistId = useId();
  // After a change of the password the error of its confirmation may be wrong: it is removed.
  form.watch('next.password', () => form.clearFieldError('next.confirmation'));

  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        describedBy={checklistId}
        required={!isOptional}
        description={isOptional && <OptionalHint />}
        key={form.key('next.password')}
        {...form.getInputProps('next.password')}
      />
      <PasswordChecklist id={checklistId} lines={passwordChecklist(policy, candidate)} />
      <PasswordField
        label={words.confirmation}
        autoComplete="new-password"
        required={!isOptional}
        key={form.key('next.confirmation')}
        {...form.getInputProps('next.confirmation')}
      />
    </>
  );
}
