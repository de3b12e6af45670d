import type { PasswordError, PasswordLineId } from '../../../domain/account/passwordPolicy';
import type { NewPasswordError } from '../../../domain/account/newPassword';
import type { ErrorMessages } from '../../messages/messageFor';

/** The fields and the rules of a password. */
export const words = {
  show: 'Afficher la saisie',
  hide: 'Masquer la saisie',
  confirmation: 'Confirmation du mot de passe',
  /** Above the rules. */
  rules: 'Pour être accepté, il doit\u202f:',
  lines: {
    uppercase: 'Contenir au moins 1 majuscule',
    lowercase: '1 minuscule',
    digit: '1 chiffre',
    length: 'Faire au moins 8 caractères',
    confirmation: 'Être identique à sa confirmation',
  } satisfies Record<PasswordLineId, string>,
  /** After a rule that does not block (M5.3). */
  advice: '(conseillée)',
  /** The state of a rule, after its words. */
  holds: '(rempli)',
  isOpen: '(à remplir)',
  /** Quoted from the specification (P5.17). */
  ruleFailures: {
    'password/uppercase': () => 'Le mot de passe doit contenir au moins une majuscule.',
    'password/lowercase': () => 'Le mot de passe doit contenir au moins une minuscule.',
    'password/digit': () => 'Le mot de passe doit contenir au moins un chiffre.',
    'password/length': () => 'Le mot de passe doit contenir au moins 8 caractères.',
    'password/confirmation': () => 'Les mots de passe ne correspondent pas.',
  } satisfies ErrorMessages<PasswordError>,
  missingFailures: {
    'newPassword/missing': () => 'Choisissez un mot de passe.',
    'newPassword/confirmation-missing': () => 'Saisissez le mot de passe une seconde fois.',
  } satisfies ErrorMessages<Exclude<NewPasswordError, PasswordError>>,
};

export type Words = typeof words;
