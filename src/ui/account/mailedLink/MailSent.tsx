import { Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './mailedLink.words.fr';
import { operatorText } from '../../words/operatorText.fr';
import { editIcon, mailIcon } from '../../../../generated/icons';
import { Actions } from '../../design/controls/Actions';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { IconTile } from '../../design/icon/IconTile';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import { routes } from '../../navigation/routes';
import { useCarriedState } from '../useCarriedState';
import { useFocusOnArrival } from '../../design/page/focus';

interface MailSentProps {
  readonly email: string;
  /** The server's own sentence, unless a toast shows it. */
  readonly sentence?: string | null;
  /** What the mail is for, as a sentence. */
  readonly whatNext: string;
  /** Returns to the form, where the e-mail can be changed. */
  readonly onCorrect: () => void;
}

/** Confirms a sent mail: its address, the next step, and what to do if the mail does not arrive. */
export function MailSent({ email, sentence, whatNext, onCorrect }: MailSentProps): ReactElement {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const carried = useCarriedState()(email);
  return (
    <>
      <Group gap="sm" wrap="nowrap" className="tp-outcome">
        <IconTile of={mailIcon} tone="ok" />
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
      </Group>
      {sentence && (
        <p>
          <Sentence>{operatorText(sentence)}</Sentence>
        </p>
      )}
      <p>
        <Marked
          text={sentence ? words.address(email) : words.sentTo(email)}
          mark={(part) => <strong>{part}</strong>}
        />{' '}
        <span>{whatNext}</span>
      </p>
      <Text c="dimmed" size="sm">
        {words.nothingYet}
      </Text>
      <Actions>
        <ButtonLink variant="outline" to={routes.signIn} state={carried}>
          {words.signIn}
        </ButtonLink>
        <Button variant="outline" icon={<Icon of={editIcon} />} onClick={onCorrect}>
          {words.correct}
        </Button>
      </Actions>
    </>
  );
}
