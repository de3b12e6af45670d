import { Box, Paper } from '@mantine/core';
import { useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import { trashIcon } from '../../../../generated/icons';
import { ConfirmButton } from '../../area/ConfirmButton';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { operator, phoneHref } from '../../operator';
import styles from './AccountDeletion.module.css';

interface AccountDeletionProps {
  readonly username: string;
  readonly isRequested: boolean;
  readonly isBusy: boolean;
  /** Resolves when the server has answered. */
  readonly onRequest: () => Promise<boolean>;
}

/** The consequences of a deletion and its button; after the request, its state (M2.22, M4.4, M6.5). */
export function AccountDeletion({
  username,
  isRequested,
  isBusy,
  onRequest,
}: AccountDeletionProps): ReactElement {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasRequested = useRef(isRequested);
  useLayoutEffect(() => {
    // The focused button has disappeared.
    if (isRequested && !wasRequested.current) heading.current?.focus();
    wasRequested.current = isRequested;
  }, [isRequested]);

  return (
    <Paper component="section" aria-labelledby={id} className={styles.section}>
      <Box component="h2" id={id} ref={heading} tabIndex={-1} fz="var(--tp-text-lg)">
        Supprimer mon compte
      </Box>
      {isRequested ? (
        <Message tone="info">
          <span>
            {
              'Votre demande de suppression est enregistrée\u202f: nos équipes la traitent. Pour y renoncer, appelez le '
            }
          </span>
          <a href={phoneHref(operator.phone)}>{operator.phone.replaceAll(' ', '\u00a0')}</a>
          <span>.</span>
        </Message>
      ) : (
        <>
          <p>
            {
              'La demande porte sur tout votre compte, avec ses contrats, et pas seulement sur le contrat affiché. Nos équipes la traitent\u202f; jusque-là, votre espace reste ouvert.'
            }
          </p>
          <ConfirmButton
            title="Suppression du compte"
            consequence={
              <p>
                <span>Vous demandez la suppression du compte</span> <strong>{username}</strong>
                <span>
                  , avec tous ses contrats. Vous ne pourrez pas revenir sur cette demande en ligne.
                </span>
              </p>
            }
            icon={<Icon of={trashIcon} />}
            isBusy={isBusy}
            onConfirm={onRequest}
          >
            Demander la suppression de mon compte
          </ConfirmButton>
        </>
      )}
    </Paper>
  );
}
