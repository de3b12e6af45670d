import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AppThunk } from '../../application/kernel/AppThunk';
import { failureOf, latestData, type RemoteData } from '../../application/kernel/RemoteData';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { AppState } from '../../application/store';
import { Button } from '../design/Button';
import { messageFor } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';
import { useAppDispatch } from '../state/appHooks';
import styles from './Standing.module.css';

interface StandingFact {
  readonly fact: ReactNode;
  readonly link: string;
  readonly to: string;
}

interface StandingCardProps<Data> {
  readonly label: string;
  readonly remote: RemoteData<ServiceError, Data>;
  /** Asks for it again. */
  readonly ask: () => AppThunk<unknown, AppState>;
  readonly children: (data: Data) => StandingFact;
}

/** One thing of the account in a few words; on its way, or why it did not come. */
export function StandingCard<Data>({
  label,
  remote,
  ask,
  children,
}: StandingCardProps<Data>): ReactElement {
  const dispatch = useAppDispatch();
  const data = latestData(remote);
  const failure = failureOf(remote);
  if (data !== undefined) {
    const { fact, link, to } = children(data);
    return (
      <li>
        <h3>{label}</h3>
        <p className={styles.fact}>{fact}</p>
        <Link to={to}>{link}</Link>
      </li>
    );
  }
  return (
    <li>
      <h3>{label}</h3>
      {failure === undefined ? (
        <p role="status">Chargement en cours…</p>
      ) : (
        <>
          <p>{messageFor(serviceMessages, failure)}</p>
          <Button
            variant="outline"
            busy={remote.status === 'loading'}
            onClick={() => void dispatch(ask())}
          >
            Réessayer <span className="tp-hidden">pour {label}</span>
          </Button>
        </>
      )}
    </li>
  );
}
