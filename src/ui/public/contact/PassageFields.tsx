import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
import type { ContactInput } from '../../../domain/contact/contactMessage';
import { contactRoutes, formatContactRoute } from '../../../domain/contact/contactRoute';
import { asksForPayment } from '../../../domain/contact/contactSubject';
import { CardDigitsField } from '../../forms/fields/CardDigitsField';
import { PlateField } from '../../forms/fields/PlateField';
import { RadioGroup } from '../../forms/fields/RadioGroup';
import { DayField } from './DayField';

interface PassageFieldsProps {
  readonly form: UseFormReturnType<ContactInput>;
  readonly isLocked: boolean;
}

const routeChoices = contactRoutes.map((route) => ({
  value: route.id,
  label: formatContactRoute(route),
}));

/** The passage of the message: day, route and plate (P5.14); for a receipt also its payment (P5.15). */
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
      <PlateField key={form.key('plate')} {...form.getInputProps('plate')} />
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

function CardFields({ form }: Pick<PassageFieldsProps, 'form'>): ReactElement {
  return (
    <>
      <CardDigitsField
        end="firstDigits"
        description="Du numéro de la carte. Ceux du milieu ne vous sont jamais demandés."
        key={form.key('firstDigits')}
        {...form.getInputProps('firstDigits')}
      />
      <CardDigitsField
        end="lastDigits"
        key={form.key('lastDigits')}
        {...form.getInputProps('lastDigits')}
      />
    </>
  );
}
