import type { ReactElement } from 'react';
import { operatorAddress } from '../operator';
import { PageHeading } from '../design/PageHeading';
import styles from '../design/Screen.module.css';
import { ContactLinks } from './ContactLinks';

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
      <ContactLinks isAdvised />
      <p>
        Par courrier{'\u202f'}: {operatorAddress.join(', ')}
      </p>
    </div>
  );
}
