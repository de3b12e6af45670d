import type { ContractNumber, HolderName } from '../../src/domain/contractLink';
import type { Email } from '../../src/domain/email';
import type { FirstConnectionRequest } from '../../src/domain/firstConnection';
import type { MailToken } from '../../src/domain/mailToken';
import type { Password } from '../../src/domain/passwordPolicy';
import type { PasswordReset } from '../../src/domain/passwordReset';
import type { PersonName } from '../../src/domain/personName';
import type { SignUp } from '../../src/domain/signUp';

/** As the contract's examples send them. */
export const aSignUp: SignUp = {
  lastname: 'Durand' as PersonName,
  firstname: 'Camille' as PersonName,
  email: 'camille.durand@example.fr' as Email,
  next: 'Calanque13' as Password,
};

export const anActivationToken = '9f2c4b7e1a6d4c0e8b35d7f1' as MailToken;

export const aPasswordReset: PasswordReset = {
  next: 'Passage2027' as Password,
  email: 'camille.durand@example.fr' as Email,
  token: 'lien-de-reinitialisation-000042' as MailToken,
};

export const aFirstConnection: FirstConnectionRequest = {
  email: 'camille.durand@example.fr' as Email,
  contract: { name: 'DURAND CAMILLE' as HolderName, number: '00412873' as ContractNumber },
};
