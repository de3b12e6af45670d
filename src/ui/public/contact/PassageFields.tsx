import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
import { words } from './contact.words.fr';
import type { ContactInput } from '../../../domain/contact/contactMessage';
import { contactRoutes } from '../../../domain/contact/contactRoute';
import { asksForPayment } from '../../../domain/contact/contactSubject';
import { CardDigitsField } from '../../forms/fields/CardDigitsField';
import { PlateField } from '../../forms/fields/PlateField';
import { RadioGroup } from '../../forms/fields/RadioGroup';
import { DayField } from './DayField';

interface PassageFieldsProps {
  readonly form: UseFormReturnType<ContactInput>;
  readonly isLocked: boolean;
}

const routeChoices = contactRoutes.map(({ id, from, to, price }) => ({
  value: id,
  label: words.routeOf(from, to, price),
}));

/** The passage of the message: day, route and plate (P5.14); for a receipt also its payment (P5.15). */
export function PassageFields({ form, isLocked }: PassageFieldsProps): ReactElement {
  const subject = form.useWatchValue('subject');
  return (
    <fieldset disabled={isLocked}>
      <legend>{words.passage}</legend>
      <DayField
        label={words.day}
        description={words.dayHint}
        required
        key={form.key('day')}
        {...form.getInputProps('day')}
      />
      <NativeSelect
        label={words.route}
        data={[{ value: '', label: words.chooseRoute }, ...routeChoices]}
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
        label={words.method}
        choices={{ card: words.methods.card, cash: words.methods.cash }}
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
        description={words.cardHint}
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
