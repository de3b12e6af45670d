import type { AccountUpdate } from '../../../src/domain/account/accountUpdate';
import type { ContractNumber, HolderName } from '../../../src/domain/account/contractLink';
import type { Email } from '../../../src/domain/basis/email';
import type { FirstConnectionRequest } from '../../../src/domain/account/firstConnection';
import type { MailToken } from '../../../src/domain/account/mailToken';
import type { Password } from '../../../src/domain/account/passwordPolicy';
import type { PasswordReset } from '../../../src/domain/account/passwordReset';
import type { PersonName } from '../../../src/domain/basis/personName';
import type { SignUp } from '../../../src/domain/account/signUp';

/** Values of the contract's examples. */
export const aSignUp: SignUp = {
  lastname: 'Durand' as PersonName,
  firstname: 'Camille' as PersonName,
  email: 'camille.durand@example.fr' as Email,
  next: 'Calanque13' as Password,
};

/** Another first name. */
export const anAccountUpdate: AccountUpdate = {
  lastname: null,
  firstname: 'Camille Anne' as PersonName,
  email: null,
  next: null,
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
