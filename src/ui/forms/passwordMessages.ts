import type { PasswordError } from '../../domain/passwordPolicy';
import type { ErrorMessages } from '../messages/messageFor';

/** Those of P5.17, letter for letter. */
export const passwordMessages: ErrorMessages<PasswordError> = {
  'password/uppercase': () => 'Le mot de passe doit contenir au moins une majuscule.',
  'password/lowercase': () => 'Le mot de passe doit contenir au moins une minuscule.',
  'password/digit': () => 'Le mot de passe doit contenir au moins un chiffre.',
  'password/length': () => 'Le mot de passe doit contenir au moins 8 caractères.',
  'password/confirmation': () => 'Les mots de passe ne correspondent pas.',
};
