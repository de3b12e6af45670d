import { ThemeIcon } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { alertIcon, chevronRightIcon } from '../../../../../generated/icons';
import { flagIcon, phoneIcon } from '../../../../../generated/memberIcons';
import { Icon } from '../../../design/icon/Icon';
import { reportingLostBadge } from '../../../navigation/stateFlags';
import { routes } from '../../../navigation/routes';
import { operator, phoneHref } from '../../../operator';
import { useLostBadge } from '../../help/useHelp';
import { useSubscriber } from '../../area/useSubscriber';
import styles from './Card.module.css';
import { Card } from './Card';

interface HelpWordsProps {
  readonly icon: string;
  readonly children: string;
}

/**
 * What people call for. The only badge leads to the contact form; one of several is chosen in the list, and a
 * trip among the trips.
 */
export function HelpCard(): ReactElement {
  const badges = useSubscriber().contracts.flatMap((file) => file.badges);
  const lost = useLostBadge();
  const [only] = badges;
  return (
    <Card title={`Besoin d'aide\u202f?`}>
      <ul>
        <li className={styles.row}>
          <Link
            {...(only && badges.length === 1
              ? { to: routes.memberContact, state: lost(only) }
              : { to: routes.badges, state: reportingLostBadge })}
            className={styles.help}
          >
            <HelpWords icon={alertIcon}>Badge perdu ou volé</HelpWords>
          </Link>
        </li>
        <li className={styles.row}>
          <Link to={routes.passages} className={styles.help}>
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
      <span>{children}</span>
      <Icon of={chevronRightIcon} size={16} />
    </>
  );
}
