import { useState, type ReactElement } from 'react';
import { carIcon, trashIcon } from '../../../../generated/icons';
import { forgetMyPlates, keepMyPlates } from '../../../application/notice/myPlates';
import type { KeptPlates, PaidNotice } from '../../../domain/notice/keptPlates';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import { useAppDispatch } from '../../state/appHooks';
import styles from './MyPlates.module.css';

interface MyPlatesProps {
  /** null: switched off. */
  readonly kept: KeptPlates | null;
  readonly onReview: (paid: PaidNotice) => void;
}

/** « Mes plaques »: switches it on, lists what this device keeps, and wipes it in one press. */
export function MyPlates({ kept, onReview }: MyPlatesProps): ReactElement {
  const dispatch = useAppDispatch();
  const [hasPressed, setHasPressed] = useState(false);
  const isOn = kept !== null;
  const paid = (kept ?? []).flatMap(({ plate, notices }) =>
    notices.map((number) => ({ plate, number })),
  );
  return (
    <section aria-labelledby="mes-plaques" className={styles.section}>
      <h2 id="mes-plaques">Mes plaques</h2>
      <p role="status">{hasPressed && (isOn ? SWITCHED_ON : SWITCHED_OFF)}</p>
      {isOn ? (
        <p>
          {paid.length === 0
            ? 'La plaque et le numéro de votre prochain avis payé seront gardés dans ce navigateur.'
            : 'Gardés dans ce navigateur, avec les avis payés ici\u202f:'}
        </p>
      ) : (
        <p>
          {
            "Après un paiement, la plaque et le numéro de l'avis peuvent rester dans ce navigateur, "
          }
          et vous être proposés ici. Nous ne les recevons que si vous lancez une recherche. À éviter
          sur un ordinateur partagé.
        </p>
      )}
      {paid.length > 0 && (
        <ul aria-label="Avis payés sur cet appareil" className={styles.paid}>
          {paid.map((notice) => (
            <li key={`${notice.plate} ${notice.number}`} className="tp-numbers">
              <span>
                Avis {notice.number}
                <br />
                {notice.plate}
              </span>
              <Button
                variant="quiet"
                aria-label={`Revoir l'avis ${notice.number}`}
                onClick={() => onReview(notice)}
              >
                Revoir
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="outline"
        icon={<Icon of={isOn ? trashIcon : carIcon} />}
        onClick={() => {
          dispatch(isOn ? forgetMyPlates() : keepMyPlates());
          setHasPressed(true);
        }}
      >
        {isOn ? 'Effacer mes plaques' : 'Garder mes plaques'}
      </Button>
    </section>
  );
}

const SWITCHED_ON = 'Vos plaques seront gardées sur cet appareil.';
const SWITCHED_OFF = "Plus aucune plaque n'est gardée sur cet appareil.";
