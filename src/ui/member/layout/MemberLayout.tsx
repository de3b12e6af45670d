import { Box } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Subscriber } from '../../../domain/subscriber/subscriber';
import { AreaLayout } from '../../area/AreaLayout';
import { english, pathIn } from '../../navigation/languages';
import { routes } from '../../navigation/routes';
import { ContractSelector, type ContractSelectorProps } from './ContractSelector';
import { SignedInPerson } from './SignedInPerson';
import styles from './MemberLayout.module.css';
import { memberNavigation } from './memberNavigation';

interface MemberLayoutProps extends ContractSelectorProps {
  /** Undefined until it is known. */
  readonly person?: Pick<Subscriber, 'firstName' | 'lastName'> | undefined;
  readonly deletionRequested: boolean;
  /** List items of the footer: the visitor's settings. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const navigation = {
  name: 'Espace abonné',
  home: routes.dashboard,
  groups: memberNavigation,
} as const;

/** The frame of the subscriber area (M2.19). */
export function MemberLayout({
  person,
  deletionRequested,
  footer,
  children,
  ...contracts
}: MemberLayoutProps): ReactElement {
  const navigate = useNavigate();
  return (
    <AreaLayout
      navigation={navigation}
      subject={<ContractSelector {...contracts} />}
      notice={
        deletionRequested && (
          <p role="status" className={styles.notice}>
            Demande de suppression du compte
          </p>
        )
      }
      person={person && <SignedInPerson {...person} />}
      onSignOut={() => void navigate(routes.signOut)}
      footer={footer}
    >
      {/* Shown to who chose another language, or has another browser (src/static/before-paint.js). */}
      <Box component="p" lang={english.tag} mb="md" className={styles.inFrench}>
        <span>The subscriber area is in French.</span>{' '}
        <a href={pathIn(english, routes.chooser)}>Back to the pages in English</a>
      </Box>
      {children}
    </AreaLayout>
  );
}
