import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  cardIcon,
  chevronRightIcon,
  messageIcon,
  refundIcon,
  userIcon,
} from '../../../../generated/shellIcons';
import { Icon } from '../../design/icon/Icon';
import content from '../../design/page/Content.module.css';
import { PageHeading } from '../../design/page/PageHeading';
import { tasks } from '../../navigation/tasks';
import { operator } from '../../operator';
import { LiveTraffic } from '../traffic/LiveTraffic';
import { HomeMore } from './HomeMore';
import styles from './HomePage.module.css';

/** One for each task, in their order. */
const taskIcons = [cardIcon, userIcon, refundIcon, messageIcon] as const;

/** Home (P2.1): the traffic with the four tasks, then the rest. */
export function HomePage(): ReactElement {
  return (
    <>
      <PageHeading hidden>{operator.name}</PageHeading>
      <LiveTraffic>
        <ul className={`tp-wide ${styles.quick}`}>
          {tasks.map(([to, name, subject], index) => (
            <li key={to} className={`${content.card} ${styles.card}`}>
              <span>
                <Icon of={taskIcons[index] ?? ''} size={24} />
              </span>
              <div>
                <Link to={to}>{name}</Link>
                <p className="tp-from-sm">{subject}</p>
              </div>
              <span className="tp-from-sm">
                <Icon of={chevronRightIcon} />
              </span>
            </li>
          ))}
        </ul>
      </LiveTraffic>
      <HomeMore />
    </>
  );
}
