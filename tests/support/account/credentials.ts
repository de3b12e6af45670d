import type { Credentials, GivenPassword } from '../../../src/domain/account/credentials';
import type { Email } from '../../../src/domain/basis/email';

/** The credentials of the subscriber in the contract's examples. */
export const credentials: Credentials = {
  email: 'camille.durand@example.fr' as Email,
  password: 'Tunnel2026' as GivenPassword,
};
