import { TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import {
  parseThresholdAlert,
  type CheckedThresholdAlert,
  type ThresholdAlertError,
} from '../../../domain/badge/thresholdAlert';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { DraftNotice } from '../../forms/form/DraftNotice';
import { EmailField } from '../../forms/fields/EmailField';
import { Form } from '../../forms/form/Form';
import { OptionalHint } from '../../forms/fields/OptionalHint';
import { RadioGroup } from '../../forms/fields/RadioGroup';
import { SwitchField } from '../../forms/fields/SwitchField';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import type { BadgeFormProps } from './BadgeServicesForm';
import { thresholdPeriodWords } from './badgeWords';
import { emailMessages } from '../../forms/fields/fieldMessages';
import type { ErrorMessages } from '../../messages/messageFor';

/** Those of M5.19 and M5.20 are quoted. */
const thresholdAlertMessages: ErrorMessages<ThresholdAlertError> = {
  ...emailMessages,
  'thresholdAlert/count-missing': () => "Saisissez le nombre de trajets qui déclenche l'alerte.",
  'thresholdAlert/count-not-whole': () => 'Saisissez un nombre entier, par exemple 50.',
  'thresholdAlert/count-zero': () =>
    "Saisissez un nombre d'au moins 1, ou désactivez l'alerte pour ne rien recevoir.",
  'thresholdAlert/email-too-short': () => "L'adresse email fournie est vide ou trop courte.",
  'thresholdAlert/period-missing': () => "Veuillez sélectionner une période d'alerte.",
};

/** A mail when a badge passes often (M5.18–M5.21). While the alert is off, no field is required. */
export function ThresholdAlertForm({
  badge,
  isLocked,
  state,
  onSubmit,
}: BadgeFormProps<CheckedThresholdAlert>): ReactElement {
  const { isOn, count, firstEmail, secondEmail, period } = badge.thresholdAlert;
  const { form, isUnsaved, restore, submit } = useDraftedForm({
    name: `thresholdAlert/${badge.id}`,
    saved: { isOn, count: `${count ?? ''}`, firstEmail, secondEmail, period: period ?? '' },
    state,
    isLocked,
    parse: parseThresholdAlert,
    messages: thresholdAlertMessages,
    onSubmit,
  });
  // When the alert is switched off, no field is required: the errors are removed.
  form.watch('isOn', () => form.clearErrors());
  const isRequired = form.useWatchValue('isOn');

  return (
    <Form isCard onSubmit={submit}>
      {isUnsaved && <DraftNotice onRestore={restore} />}
      <fieldset disabled={isLocked}>
        <legend>Alerte par e-mail</legend>
        <SwitchField
          label="Alerte de seuil"
          hint="Nous vous écrivons quand le badge atteint ce nombre de trajets dans la période. Désactivée, l'alerte garde ses réglages."
          key={form.key('isOn')}
          {...form.getInputProps('isOn', { type: 'checkbox', withError: false })}
        />
        <TextInput
          label="Nombre de trajets"
          required={isRequired}
          styles={{ wrapper: { maxWidth: '12rem' } }}
          inputMode="numeric"
          autoComplete="off"
          key={form.key('count')}
          {...form.getInputProps('count')}
        />
        <RadioGroup
          label="Période"
          isRequired={isRequired}
          description="Les trajets se comptent depuis le lundi pour la semaine, depuis le 1er pour le mois."
          choices={thresholdPeriodWords}
          error={form.errors.period}
          key={form.key('period')}
          inputProps={(value) =>
            form.getInputProps('period', { type: 'radio', value, withError: false })
          }
        />
        <EmailField
          label="Adresse e-mail 1"
          autoComplete="email"
          required={isRequired}
          key={form.key('firstEmail')}
          {...form.getInputProps('firstEmail')}
        />
        <EmailField
          label="Adresse e-mail 2"
          description={<OptionalHint />}
          required={false}
          autoComplete="off"
          key={form.key('secondEmail')}
          {...form.getInputProps('secondEmail')}
        />
      </fieldset>
      <AsyncButton type="submit" state={state} disabled={isLocked}>
        {"Enregistrer l'alerte"}
      </AsyncButton>
    </Form>
  );
}
