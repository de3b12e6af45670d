import { useLayoutEffect, useId, useRef, type ReactElement } from 'react';
import { ConfirmButton } from '../../area/ConfirmButton';
import { Message } from '../../design/Message';
import { operator, phoneHref } from '../../operator';
import styles from './AccountDeletion.module.css';

interface AccountDeletionProps {
  readonly username: string;
  readonly isRequested: boolean;
  readonly isBusy: boolean;
  /** Answers when the server has. */
  readonly onRequest: () => Promise<boolean>;
}

/** What a deletion means, and how to ask for it; then that it was asked for (M2.22, M4.4, M6.5). */
export function AccountDeletion({
  username,
  isRequested,
  isBusy,
  onRequest,
}: AccountDeletionProps): ReactElement {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasRequested = useRef(isRequested);
  useLayoutEffect(() => {
    // The button that had the focus has gone.
    if (isRequested && !wasRequested.current) heading.current?.focus();
    wasRequested.current = isRequested;
  }, [isRequested]);

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Supprimer mon compte
      </h2>
      {isRequested ? (
        <Message tone="info">
          Votre demande de suppression est enregistrée{'\u202f'}: nos équipes la traitent. Pour y
          renoncer, appelez le <a href={phoneHref(operator.phone)}>{operator.phone}</a>.
        </Message>
      ) : (
        <>
          <p>
            La demande porte sur tout votre compte, avec ses contrats, et pas seulement sur le
            contrat affiché. Nos équipes la traitent{'\u202f'}; jusque-là, votre espace reste
            ouvert. Une facture impayée doit d'abord être réglée.
          </p>
          <ConfirmButton
            title="Suppression du compte"
            consequence={
              <p>
                Vous demandez la suppression du compte <strong>{username}</strong>, avec tous ses
                contrats. Vous ne pourrez pas revenir sur cette demande en ligne.
              </p>
            }
            isBusy={isBusy}
            onConfirm={onRequest}
          >
            Demander la suppression de mon compte
          </ConfirmButton>
        </>
      )}
    </section>
  );
}
