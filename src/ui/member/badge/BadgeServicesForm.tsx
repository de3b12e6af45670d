import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { words } from '../../forms/forms.words.fr';
import type { Badge } from '../../../domain/badge/badge';
import {
  badgeServicesLimits,
  parseBadgeServices,
  type BadgeServices,
  type BadgeServicesError,
} from '../../../domain/badge/badgeServices';
import { characterCount } from '../../../domain/basis/characterCount';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { OptionalHint } from '../../forms/fields/OptionalHint';
import { wordsLeft } from '../../forms/fields/wordsLeft';
import { DraftNotice } from '../../forms/form/DraftNotice';
import { Form } from '../../forms/form/Form';
import { SwitchField } from '../../forms/fields/SwitchField';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import type { ErrorMessages } from '../../messages/messageFor';

/** Those of M5.17 are quoted. */
const badgeServicesMessages: ErrorMessages<BadgeServicesError> = {
  'badgeServices/name-missing': () => 'Le nom du badge est vide, veuillez le renseigner.',
  'badgeServices/personalisation1-missing': () =>
    'La personnalisation 1 est vide, veuillez la renseigner.',
  'badgeServices/too-long': ({ limit }) => `Raccourcissez ce texte à ${limit} caractères.`,
};

export interface BadgeFormProps<Saved> {
  readonly badge: Badge;
  /** Read-only for now, or for good (M4.1, M6.4). */
  readonly isLocked: boolean;
  readonly state: AsyncState;
  /** Resolves to success; otherwise the typed values stay. */
  readonly onSubmit: (values: Saved) => Promise<boolean>;
}

/** Name, personalisations and extra information of a badge (M5.15–M5.17). */
export function BadgeServicesForm({
  badge,
  isLocked,
  state,
  onSubmit,
}: BadgeFormProps<BadgeServices>): ReactElement {
  const { name, personalisation1, personalisation2, hasAdditionalService } = badge;
  const { form, isUnsaved, restore, submit } = useDraftedForm({
    name: `badgeServices/${badge.id}`,
    saved: { name, personalisation1, personalisation2, hasAdditionalService },
    state,
    isLocked,
    parse: parseBadgeServices,
    messages: badgeServicesMessages,
    onSubmit,
  });
  // Only the switch makes the name required: when it changes, the error of the name is removed.
  form.watch('hasAdditionalService', () => form.clearFieldError('name'));

  return (
    <Form isCard onSubmit={submit}>
      {isUnsaved && <DraftNotice onRestore={restore} />}
      <fieldset disabled={isLocked}>
        <legend>Nom et personnalisations</legend>
        <CountedTextInput
          label="Nom du badge"
          limit={badgeServicesLimits.name}
          hint="À remplir si vous activez les informations complémentaires."
          autoComplete="off"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <CountedTextInput
          label="Personnalisation 1"
          limit={badgeServicesLimits.personalisation1}
          autoComplete="off"
          required
          key={form.key('personalisation1')}
          {...form.getInputProps('personalisation1')}
        />
        <CountedTextInput
          label="Personnalisation 2"
          limit={badgeServicesLimits.personalisation2}
          isOptional
          autoComplete="off"
          key={form.key('personalisation2')}
          {...form.getInputProps('personalisation2')}
        />
        <SwitchField
          label="Informations complémentaires"
          hint="Fait figurer le nom et les personnalisations du badge sur vos factures et vos exports de trajets."
          key={form.key('hasAdditionalService')}
          {...form.getInputProps('hasAdditionalService', { type: 'checkbox', withError: false })}
        />
      </fieldset>
      <AsyncButton type="submit" variant="action" state={state} disabled={isLocked}>
        Enregistrer les services
      </AsyncButton>
    </Form>
  );
}

interface CountedTextInputProps extends Omit<TextInputProps, 'description'> {
  /** In characters. More can be typed and is reported: pasted text is never cut. */
  readonly limit: number;
  /** Description, after the limit. */
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** A text of limited length; shows how many characters are left when few are. */
function CountedTextInput({
  limit,
  hint = '',
  isOptional = false,
  onChange,
  ...field
}: CountedTextInputProps): ReactElement {
  const [count, setCount] = useState(() => characterCount(String(field.defaultValue ?? '')));
  const limits = `${words.limit(limit)} ${hint}`;
  return (
    <TextInput
      {...field}
      description={
        <>
          {isOptional ? <OptionalHint>{limits}</OptionalHint> : <span>{limits}</span>}{' '}
          <span role="status">{wordsLeft(limit - count, limit)}</span>
        </>
      }
      onChange={(event) => {
        setCount(characterCount(event.currentTarget.value));
        onChange?.(event);
      }}
    />
  );
}
