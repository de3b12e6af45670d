import { useLocation } from 'react-router-dom';
import { asRecord } from '../../domain/basis/asRecord';
import { carryingAccount } from '../navigation/carriedAccount';

/**
 * Makes the navigation state for another page of the account: this e-mail, and the page that was requested
 * before the sign-in (decision 2).
 */
export function useCarriedState(): (email: string) => object {
  const { state } = useLocation() as { state: unknown };
  return (email) => ({ ...asRecord(state), ...carryingAccount({ email }) });
}
