import type { Email } from '../../src/domain/email';
import type { Password } from '../../src/domain/passwordPolicy';
import type { PersonName, SignUp } from '../../src/domain/signUp';

/** As the contract's examples send them. */
export const aSignUp: SignUp = {
  lastname: 'Durand' as PersonName,
  firstname: 'Camille' as PersonName,
  email: 'camille.durand@example.fr' as Email,
  next: 'Calanque13' as Password,
};
