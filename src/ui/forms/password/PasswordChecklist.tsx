import type { ReactElement } from 'react';
import { checkIcon, pendingIcon } from '../../../../generated/icons';
import type { PasswordLine, PasswordLineId } from '../../../domain/account/passwordPolicy';
import { Icon } from '../../design/icon/Icon';
import styles from './PasswordChecklist.module.css';

const words: Readonly<Record<PasswordLineId, string>> = {
  uppercase: 'Contenir au moins 1 majuscule',
  lowercase: '1 minuscule',
  digit: '1 chiffre',
  length: 'Faire au moins 8 caractères',
  confirmation: 'Être identique à sa confirmation',
};

interface PasswordChecklistProps {
  /** For `describedBy` of the password field. */
  readonly id: string;
  readonly lines: readonly PasswordLine[];
}

/** The rules of a new password, each with its own state (M5.3). */
export function PasswordChecklist({ id, lines }: PasswordChecklistProps): ReactElement {
  return (
    <div id={id} className={styles.checklist}>
      <p>Pour être accepté, il doit{'\u202f'}:</p>
      <ul className={styles.lines}>
        {lines.map(({ id: line, holds }) => (
          <li key={line} className={holds ? styles.holds : undefined}>
            <Icon of={holds ? checkIcon : pendingIcon} size={16} />
            <span>{words[line]}</span>
            <span className="tp-hidden">{holds ? '(rempli)' : '(à remplir)'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
