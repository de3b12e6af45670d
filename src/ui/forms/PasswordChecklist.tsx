import type { ReactElement } from 'react';
import type { PasswordLine, PasswordLineId } from '../../domain/passwordPolicy';
import styles from './PasswordChecklist.module.css';

const words: Readonly<Record<PasswordLineId, string>> = {
  uppercase: 'Contenir au moins 1 majuscule',
  lowercase: '1 minuscule',
  digit: '1 chiffre',
  length: 'Faire au moins 8 caractères',
  confirmation: 'Être identique à sa confirmation',
};

interface PasswordChecklistProps {
  /** For `describedBy` of the password's field. */
  readonly id: string;
  readonly lines: readonly PasswordLine[];
}

/** What a new password must do, each line told and coloured by its own truth (M5.3). */
export function PasswordChecklist({ id, lines }: PasswordChecklistProps): ReactElement {
  return (
    <div id={id} className={styles.checklist}>
      <p>Pour être accepté, il doit{'\u202f'}:</p>
      <ul className={styles.lines}>
        {lines.map(({ id: line, holds }) => (
          <li key={line} className={holds ? styles.holds : undefined}>
            <svg width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
              {holds ? (
                <path strokeWidth="2.5" d="m2.5 8.5 3.5 3.5 7.5-8" />
              ) : (
                <circle strokeWidth="1.5" cx="8" cy="8" r="5.5" />
              )}
            </svg>
            <span>{words[line]}</span>
            <span className="tp-hidden">{holds ? '(rempli)' : '(à remplir)'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
