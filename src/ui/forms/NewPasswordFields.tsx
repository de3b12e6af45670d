import type { UseFormReturnType } from '@mantine/form';
import { useId, type ReactElement } from 'react';
import {
  passwordChecklist,
  signUpPolicy,
  type PasswordCandidate,
  type PasswordPolicy,
} from '../../domain/passwordPolicy';
import { PasswordChecklist } from './PasswordChecklist';
import { PasswordField } from './PasswordField';

interface NewPasswordFieldsProps<Values> {
  /** Its block `next` is the new password. */
  readonly form: UseFormReturnType<Values>;
  /** What that block holds. */
  readonly candidate: PasswordCandidate;
  /** Of the password; its confirmation has one name everywhere. */
  readonly label: string;
  /** That of new accounts unless told otherwise. */
  readonly policy?: PasswordPolicy;
}

/** A new password, given twice, with what it must do (P5.17, P5.19, M5.3). */
export function NewPasswordFields<Values extends { readonly next: PasswordCandidate }>({
  form,
  candidate,
  label,
  policy = signUpPolicy,
}: NewPasswordFieldsProps<Values>): ReactElement {
  const checklistId = useId();
  // Which of the two is to be changed is not known: a confirmation that differed may be the right one now.
  form.watch('next.password', () => form.clearFieldError('next.confirmation'));

  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        describedBy={checklistId}
        key={form.key('next.password')}
        {...form.getInputProps('next.password')}
      />
      <PasswordField
        label="Confirmation du mot de passe"
        autoComplete="new-password"
        key={form.key('next.confirmation')}
        {...form.getInputProps('next.confirmation')}
      />
      <PasswordChecklist id={checklistId} lines={passwordChecklist(policy, candidate)} />
    </>
  );
}
