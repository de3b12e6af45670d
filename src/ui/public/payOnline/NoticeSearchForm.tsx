import { Box, TextInput, Group } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { words as forms } from '../../forms/forms.words.fr';
import { words } from './payOnline.words.fr';
import { searchIcon } from '../../../../generated/icons';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { followMyPlates, selectMyPlates } from '../../../application/notice/myPlates';
import {
  parseNoticeSearch,
  type NoticeSearch,
  type NoticeSearchInput,
} from '../../../domain/notice/noticeSearch';
import { correctedPlate, printedPlate } from '../../../domain/basis/licencePlate';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { OperatorLogo } from '../../design/page/OperatorLogo';
import { linkToContact } from '../../design/text/linkToContact';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import { EmailField } from '../../forms/fields/EmailField';
import { emailMessages } from '../../forms/fields/fieldMessages';
import { FormWithGuide } from '../../forms/form/FormWithGuide';
import { Form } from '../../forms/form/Form';
import { PlateField } from '../../forms/fields/PlateField';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { routes } from '../../navigation/routes';
import { startingMessage } from '../../navigation/startedMessage';
import { operator } from '../../operator';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { MyPlates } from './MyPlates';
import styles from './PayOnlinePage.module.css';
import { PlateChoice } from './PlateChoice';

interface NoticeSearchFormProps {
  readonly initial: NoticeSearchInput;
  readonly state: AsyncState;
  /** The error of the search. */
  readonly failure: ServiceError | null;
  /** Another search replaces this form before it returns: what was sent is no draft. */
  readonly onSearch: (search: NoticeSearch) => void;
}

const errors = { ...emailMessages, ...words.errors };

/** The fields that identify a notice (P5.10–P5.12), and what happens next. */
export function NoticeSearchForm(props: NoticeSearchFormProps): ReactElement {
  const { initial, state, failure, onSearch } = props;
  const { form, submit } = useDraftedForm({
    name: `notice/${JSON.stringify(initial)}`,
    saved: { ...initial },
    state,
    parse: parseNoticeSearch,
    messages: errors,
    onSubmit: (search) => {
      onSearch(search);
      return Promise.resolve(true);
    },
  });
  const isUnknown = failure?.kind === 'service/not-found';
  const offered = isUnknown ? correctedPlate(initial.plate) : null;
  const [plate, email] = [form.useWatchValue('plate'), form.useWatchValue('email')];
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
    // A filled-in field is a new element: it can take the focus once it is there.
    flushSync(() => {
      if (number !== undefined) form.setFieldValue('number', number);
      if (plate !== undefined) form.setFieldValue('plate', plate);
    });
    const missing = (['number', 'email'] as const).find((name) => form.getValues()[name] === '');
    // Without a missing value, the focus shows what the press has filled in.
    form.getInputNode(missing ?? 'number')?.focus();
  };

  return (
    <>
      <Box component="p" maw="42rem" mt="sm" c="dimmed">
        {words.lead}
      </Box>
      <PlateChoice plates={kept ?? []} onChoose={(plate) => fillIn({ plate })} />
      <FormWithGuide
        form={
          <Form isCard onSubmit={submit}>
            {failure !== null && (
              <Message
                tone="error"
                action={
                  <>
                    <p>
                      <Marked
                        text={isUnknown ? words.notFound : words.failed}
                        mark={linkToContact}
                      />
                    </p>
                    {offered !== null && (
                      <>
                        <p>{words.plateReading}</p>
                        <Button
                          variant="outline"
                          onClick={() => {
                            form.setFieldValue('plate', offered);
                            submit();
                          }}
                        >
                          {forms.use(printedPlate(offered))}
                        </Button>
                      </>
                    )}
                  </>
                }
              >
                <Sentence>{messageFor(serviceMessages, failure)}</Sentence>
              </Message>
            )}
            <TextInput
              label={words.number}
              description={words.numberHint}
              classNames={{ wrapper: `tp-numbers ${styles.number}` }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              key={form.key('number')}
              {...form.getInputProps('number')}
            />
            <Box component="p" mt="calc(-1 * var(--tp-space-3))">
              <Link
                to={routes.contact}
                state={startingMessage({ subject: 'CNP', plate, email, text: words.lostText })}
              >
                {words.lost}
              </Link>
            </Box>
            <PlateField
              classNames={{ wrapper: styles.plate }}
              key={form.key('plate')}
              {...form.getInputProps('plate')}
            />
            <EmailField
              description={words.emailHint}
              classNames={{ wrapper: styles.email }}
              autoComplete="email"
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <AsyncButton
              type="submit"
              variant="action"
              icon={<Icon of={searchIcon} />}
              state={state}
              messages={{ loading: words.searching }}
            >
              {words.search}
            </AsyncButton>
          </Form>
        }
        title={words.where}
      >
        <NoticeSpecimen />
        <h2>{words.how}</h2>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <Marked text={words.question} mark={linkToContact} />
        </p>
        <MyPlates kept={kept} onReview={fillIn} />
      </FormWithGuide>
    </>
  );
}

/** The head of a paper notice, its number highlighted. Decorative: the field's description says where. */
function NoticeSpecimen(): ReactElement {
  return (
    <div className={styles.specimen} aria-hidden="true">
      <Group component="span" gap="var(--tp-space-2)">
        <OperatorLogo size={28} /> <span>{operator.name}</span>
      </Group>
      <b>
        <Sentence>{words.specimen.title}</Sentence>
      </b>
      <mark className="tp-numbers">
        <Sentence>{words.specimen.number}</Sentence>
      </mark>
      <Box component="i" w="100%" h="0.5rem" bg="var(--tp-sunk)" />
      <Box component="i" w="100%" h="0.5rem" bg="var(--tp-sunk)" />
    </div>
  );
}
