import type { ReactElement } from 'react';
import { words } from './words.fr';
import { checkIcon, pendingIcon } from '../../../../generated/icons';
import type { PasswordLine } from '../../../domain/account/passwordPolicy';
import { Icon } from '../../design/icon/Icon';
import styles from './PasswordChecklist.module.css';

interface PasswordChecklistProps {
  /** For `describedBy` of the password field. */
  readonly id: string;
  readonly lines: readonly PasswordLine[];
}

/** The rules of a new password, each with its own state (M5.3). */
export function PasswordChecklist({ id, lines }: PasswordChecklistProps): ReactElement {
  return (
    <div id={id} className={styles.checklist}>
      <p>{words.rules}</p>
      <ul className={styles.lines}>
        {lines.map(({ id: line, holds, isAdvice }) => (
          <li key={line} className={holds ? styles.holds : undefined}>
            <Icon of={holds ? checkIcon : pendingIcon} size={16} />
            <span>{words.lines[line]}</span>
            {isAdvice && <span>{words.advice}</span>}
            <span className="tp-hidden">{holds ? words.holds : !isAdvice && words.isOpen}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
