import type { ReactElement } from 'react';
import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';

interface MovedAddressProps {
  /** The pattern of the new address, with the parameters of the old one. */
  readonly to: string;
}

/** Redirects an old address to the new one, with the same parameters, search, hash and navigation state. */
export function MovedAddress({ to }: MovedAddressProps): ReactElement {
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  const pathname = generatePath(to, useParams());
  return <Navigate to={{ pathname, search, hash }} state={state} replace />;
}
