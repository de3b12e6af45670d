import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
import { keepDigits } from '../../../domain/cardDigits';
import type { ContactInput } from '../../../domain/contactMessage';
import { contactRoutes, formatContactRoute } from '../../../domain/contactRoute';
import { asksForPayment } from '../../../domain/contactSubject';
import { tidyLicencePlate } from '../../../domain/licencePlate';
import { RadioGroup } from '../../forms/RadioGroup';
import { TidyTextInput } from '../../forms/TidyTextInput';
import styles from './ContactPage.module.css';
import { DayField } from './DayField';

interface PassageFieldsProps {
  readonly form: UseFormReturnType<ContactInput>;
  readonly isLocked: boolean;
}

const routeChoices = contactRoutes.map((route) => ({
  value: route.id,
  label: formatContactRoute(route),
}));

/** The passage that the message is about: its day, its route, the plate (P5.14), and for a receipt how it was paid (P5.15). */
export function PassageFields({ form, isLocked }: PassageFieldsProps): ReactElement {
  const subject = form.useWatchValue('subject');
  return (
    <fieldset disabled={isLocked}>
      <legend>Votre passage</legend>
      <DayField
        label="Date approximative du passage"
        description="Jour, mois et année, par exemple 09/11/2026."
        required
        key={form.key('day')}
        {...form.getInputProps('day')}
      />
      <NativeSelect
        label="Trajet"
        data={[{ value: '', label: 'Choisissez un trajet' }, ...routeChoices]}
        required
        key={form.key('route')}
        {...form.getInputProps('route')}
      />
      <TidyTextInput
        label="Plaque d'immatriculation"
        description="Française ou étrangère, sans tirets ni espaces."
        tidy={tidyLicencePlate}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        key={form.key('plate')}
        {...form.getInputProps('plate')}
      />
      {asksForPayment(subject) && <PaymentFields form={form} />}
    </fieldset>
  );
}

function PaymentFields({ form }: Pick<PassageFieldsProps, 'form'>): ReactElement {
  const method = form.useWatchValue('method');
  return (
    <>
      <RadioGroup
        label="Moyen de paiement"
        choices={{ card: 'Carte bancaire', cash: 'Espèces' }}
        error={form.errors.method}
        key={form.key('method')}
        inputProps={(value) =>
          form.getInputProps('method', { type: 'radio', value, withError: false })
        }
      />
      {method === 'card' && <CardFields form={form} />}
    </>
  );
}

/** Only digits are kept (P5.15). */
function CardFields({ form }: Pick<PassageFieldsProps, 'form'>): ReactElement {
  return (
    <>
      <TidyTextInput
        label="6 premiers chiffres"
        description="Du numéro de la carte. Ceux du milieu ne vous sont jamais demandés."
        classNames={{ wrapper: styles.short }}
        tidy={keepDigits}
        inputMode="numeric"
        autoComplete="off"
        required
        key={form.key('firstDigits')}
        {...form.getInputProps('firstDigits')}
      />
      <TidyTextInput
        label="4 derniers chiffres"
        classNames={{ wrapper: styles.short }}
        tidy={keepDigits}
        inputMode="numeric"
        autoComplete="off"
        required
        key={form.key('lastDigits')}
        {...form.getInputProps('lastDigits')}
      />
    </>
  );
}
