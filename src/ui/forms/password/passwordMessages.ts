import type { PasswordError } from '../../../domain/account/passwordPolicy';
import type { ErrorMessages } from '../../messages/messageFor';

/** Quoted from the specification (P5.17). */
export const passwordMessages: ErrorMessages<PasswordError> = {
  'password/uppercase': () => 'Le mot de passe doit contenir au moins une majuscule.',
  'password/lowercase': () => 'Le mot de passe doit contenir au moins une minuscule.',
  'password/digit': () => 'Le mot de passe doit contenir au moins un chiffre.',
  'password/length': () => 'Le mot de passe doit contenir au moins 8 caractères.',
  'password/confirmation': () => 'Les mots de passe ne correspondent pas.',
};
