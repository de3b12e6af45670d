import { ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { alertIcon, chevronRightIcon, flagIcon, phoneIcon } from '../../../../../generated/icons';
import { Icon } from '../../../design/icon/Icon';
import { routes } from '../../../navigation/routes';
import { operator, phoneHref } from '../../../operator';
import styles from './Card.module.css';
import { Card } from './Card';

interface HelpWordsProps {
  readonly icon: string;
  readonly children: string;
}

/** What people call for: both reasons lead to the contact form. */
export function HelpCard(): ReactElement {
  return (
    <Card title={`Besoin d'aide\u202f?`}>
      <ul>
        <li className={styles.row}>
          <Link to={routes.contact} className={styles.help}>
            <HelpWords icon={alertIcon}>Badge perdu ou volé</HelpWords>
          </Link>
        </li>
        <li className={styles.row}>
          <Link to={routes.contact} className={styles.help}>
            <HelpWords icon={flagIcon}>Contester un trajet</HelpWords>
          </Link>
        </li>
        <li className={styles.row}>
          <a href={phoneHref(operator.phone)} className={styles.help}>
            <HelpWords icon={phoneIcon}>{operator.phone}</HelpWords>
          </a>
        </li>
      </ul>
    </Card>
  );
}

function HelpWords({ icon, children }: HelpWordsProps): ReactElement {
  return (
    <>
      <ThemeIcon variant="light" size={36}>
        <Icon of={icon} />
      </ThemeIcon>
      {children}
      <Icon of={chevronRightIcon} size={16} />
    </>
  );
}
