import { TextInput } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { searchIcon } from '../../../../generated/icons';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { followMyPlates, selectMyPlates } from '../../../application/notice/myPlates';
import {
  parseNoticeSearch,
  type NoticeSearch,
  type NoticeSearchInput,
} from '../../../domain/notice/noticeSearch';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { EmailField } from '../../forms/fields/EmailField';
import { BesideForm } from '../../forms/form/BesideForm';
import { Form } from '../../forms/form/Form';
import { PlateField } from '../../forms/fields/PlateField';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { MyPlates } from './MyPlates';
import { noticeSearchMessages } from './payOnlineMessages';
import { NoticeSpecimen } from './NoticeSpecimen';
import { PlateChoice } from './PlateChoice';
import styles from './PayOnlinePage.module.css';

interface NoticeSearchFormProps {
  readonly initial: NoticeSearchInput;
  readonly state: AsyncState;
  /** The error of the search. */
  readonly failure: ServiceError | null;
  readonly onSearch: (search: NoticeSearch) => void;
}

/** The fields that identify a notice (P5.10–P5.12), and what happens next. */
export function NoticeSearchForm(props: NoticeSearchFormProps): ReactElement {
  const { initial, state, failure, onSearch } = props;
  const { form, submit } = useParsedForm({
    initialValues: { ...initial },
    parse: parseNoticeSearch,
    messages: noticeSearchMessages,
    onSubmit: onSearch,
  });
  const focusField = useEffectEvent(() => form.getInputNode('number')?.focus());
  useLayoutEffect(() => {
    // The focused button may belong to the form that the search replaced.
    if (failure !== null) focusField();
  }, [failure]);

  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectMyPlates);
  // Before the paint: the page shows them at once.
  useLayoutEffect(() => dispatch(followMyPlates()), [dispatch]);
  const fillIn = ({ number, plate }: Partial<NoticeSearchInput>): void => {
    if (number !== undefined) form.setFieldValue('number', number);
    if (plate !== undefined) form.setFieldValue('plate', plate);
    const missing = (['number', 'email'] as const).find((name) => form.getValues()[name] === '');
    if (missing !== undefined) form.getInputNode(missing)?.focus();
  };

  return (
    <>
      <p className={styles.lead}>
        Vous avez reçu une constatation de non-paiement (CNP) ou un avis de paiement{'\u202f'}?
        Retrouvez-le et payez-le par carte, sans compte.
      </p>
      <PlateChoice plates={kept ?? []} onChoose={(plate) => fillIn({ plate })} />
      <BesideForm
        form={
          <Form isCard onSubmit={submit}>
            {failure !== null && (
              <Message
                tone="error"
                action={
                  <p>
                    {failure.kind === 'service/not-found'
                      ? "Votre saisie est gardée. Comparez-la à l'avis, ou "
                      : 'Votre saisie est gardée. Recommencez la recherche, ou '}
                    <Link to={routes.contact}>contactez-nous</Link>.
                  </p>
                }
              >
                {messageFor(serviceMessages, failure)}
              </Message>
            )}
            <TextInput
              label="N° de CNP ou d'Avis de Paiement"
              description="En haut de l'avis que vous avez reçu, 4 caractères au moins."
              classNames={{ wrapper: 'tp-numbers' }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              key={form.key('number')}
              {...form.getInputProps('number')}
            />
            <PlateField key={form.key('plate')} {...form.getInputProps('plate')} />
            <EmailField
              description="Pour la confirmation du paiement, et le justificatif si vous le demandez."
              autoComplete="email"
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <AsyncButton
              type="submit"
              variant="action"
              icon={<Icon of={searchIcon} />}
              state={state}
              messages={{ loading: 'Recherche…' }}
            >
              Rechercher
            </AsyncButton>
          </Form>
        }
        title="Où trouver le numéro"
      >
        <NoticeSpecimen />
        <h2>Comment ça se passe</h2>
        <ol>
          <li>Vous retrouvez l'avis avec son numéro et la plaque du véhicule.</li>
          <li>Vous vérifiez le trajet et la somme à payer avant de saisir votre carte.</li>
          <li>Vous payez sur la page sécurisée de notre banque, puis vous revenez ici.</li>
        </ol>
        <p>
          Nous ne voyons pas le numéro de votre carte et ne le gardons pas. Une question sur un avis
          {'\u202f'}? <Link to={routes.contact}>Contactez-nous</Link>.
        </p>
        <MyPlates kept={kept} onReview={fillIn} />
      </BesideForm>
    </>
  );
}
