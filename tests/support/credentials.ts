import type { Credentials, GivenPassword } from '../../src/domain/credentials';
import type { Email } from '../../src/domain/email';

/** What the subscriber of the contract's story signs in with. */
export const credentials: Credentials = {
  email: 'camille.durand@example.fr' as Email,
  password: 'Tunnel2026' as GivenPassword,
};
