import type { ReactElement } from 'react';
import { operator, operatorAddress, phoneHref } from '../operator';
import { ButtonLink } from '../design/ButtonLink';
import { PageHeading } from '../design/PageHeading';
import styles from '../design/Screen.module.css';

interface NotYetOpenPageProps {
  readonly heading: string;
  /** What the visitor can do by phone or e-mail meanwhile, as one sentence. */
  readonly meanwhile: string;
}

/** A known address whose online service opens later. */
export function NotYetOpenPage({ heading, meanwhile }: NotYetOpenPageProps): ReactElement {
  return (
    <div className={`tp-wide ${styles.screen}`}>
      <PageHeading>{heading}</PageHeading>
      <p>Ce service n'est pas encore ouvert en ligne. {meanwhile}</p>
      <ButtonLink href={phoneHref(operator.phone)}>{`Appeler le ${operator.phone}`}</ButtonLink>
      <ButtonLink variant="outline" href={`mailto:${operator.email}`}>
        {`Écrire à ${operator.email}`}
      </ButtonLink>
      <p>
        Par courrier{'\u202f'}: {operatorAddress.join(', ')}
      </p>
    </div>
  );
}
