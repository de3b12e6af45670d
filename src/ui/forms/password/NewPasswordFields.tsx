import { Box, Flex } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId, type ReactElement } from 'react';
import { words } from './words.fr';
import { checkIcon, pendingIcon } from '../../../../generated/icons';
import {
  passwordChecklist,
  signUpPolicy,
  type PasswordCandidate,
  type PasswordPolicy,
  type PasswordLine,
} from '../../../domain/account/passwordPolicy';
import { Icon } from '../../design/icon/Icon';
import { OptionalHint } from '../fields/OptionalHint';
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

interface PasswordChecklistProps {
  /** For `describedBy` of the password field. */
  readonly id: string;
  readonly lines: readonly PasswordLine[];
}

/** The rules of a new password, each with its own state (M5.3). */
function PasswordChecklist({ id, lines }: PasswordChecklistProps): ReactElement {
  return (
    <Box id={id} c="dimmed" fz="sm">
      <p>{words.rules}</p>
      <Flex component="ul" wrap="wrap" gap="0.5rem 1rem" mt="0.5rem">
        {lines.map(({ id: line, holds, isAdvice }) => (
          <Flex
            component="li"
            key={line}
            flex="1 1 12rem"
            align="center"
            gap="0.5rem"
            {...(holds && { c: 'teal' })}
          >
            <Box component="span" flex="none" display="flex">
              <Icon of={holds ? checkIcon : pendingIcon} size={16} />
            </Box>
            <span>{words.lines[line]}</span>
            {isAdvice && <span>{words.advice}</span>}
            <span className="tp-hidden">{holds ? words.holds : !isAdvice && words.isOpen}</span>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
