import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { everyCookieRefused, type CookieChoice } from '../../domain/cookieConsent';
import { Button } from '../design/Button';
import '../design/areaTokens.css';
import styles from './CookieOverlay.module.css';
import { COOKIE_DIALOG } from './useCookieQuestion';

interface CookieOverlayProps {
  readonly initial?: CookieChoice;
  /** Whether there is a meter of audience to be asked about (P3.26). */
  readonly measuresAudience: boolean;
  readonly onRefuse: () => void;
  readonly onAccept: (choice: CookieChoice) => void;
  /** Reopened from the footer: the dialog takes the focus, and gives it back when it closes. */
  readonly reopened?: boolean;
  /** Closes the reopened dialog without an answer: the one given before stands. */
  readonly onClose?: () => void;
}

/** The cookie question (P4.34): non-modal, refusing as easy as accepting, nothing ticked beforehand. */
export function CookieOverlay({
  initial = everyCookieRefused,
  measuresAudience,
  onRefuse,
  onAccept,
  reopened = false,
  onClose,
}: CookieOverlayProps): ReactElement {
  const [choice, setChoice] = useState(initial);
  const close = reopened ? onClose : undefined;
  const dialog = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!reopened) return;
    const opener = document.activeElement;
    dialog.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [reopened]);
  return (
    <div
      ref={dialog}
      id={COOKIE_DIALOG}
      role="dialog"
      aria-labelledby="cookies"
      tabIndex={-1}
      className={styles.overlay}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close?.();
      }}
    >
      <div className={styles.title}>
        <h2 id="cookies">Gestion des cookies</h2>
        {close && (
          <Button variant="quiet" onClick={close}>
            Fermer
          </Button>
        )}
      </div>
      <p>Votre choix est gardé 6 mois. Vous pouvez le changer à tout moment en bas de page.</p>
      <div className={styles.choices}>
        {measuresAudience && (
          <Choice
            id="acceptMAT"
            label="Mesure d'audience"
            purpose="Compte les visites de chaque page, pour l'améliorer."
            checked={choice.audience}
            onChange={(audience) => setChoice({ ...choice, audience })}
          />
        )}
        <Choice
          id="acceptTP"
          label="Services tiers"
          purpose="Affiche des contenus d'autres sites, comme les vidéos."
          checked={choice.thirdParty}
          onChange={(thirdParty) => setChoice({ ...choice, thirdParty })}
        />
      </div>
      <div className={styles.answers}>
        <Button variant="outline" onClick={onRefuse}>
          Tout refuser
        </Button>
        <Button
          variant="outline"
          onClick={() => onAccept({ ...choice, audience: measuresAudience && choice.audience })}
        >
          {"J'accepte"}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly purpose: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Choice({ id, label, purpose, checked, onChange }: ChoiceProps): ReactElement {
  return (
    <div className={styles.choice}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={`${id}-purpose`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-purpose`}>{purpose}</p>
    </div>
  );
}
