import type { EmailError } from '../../../domain/basis/email';
import type { NewPasswordError } from '../../../domain/account/newPassword';
import type { SignUpError } from '../../../domain/account/signUp';
import type { ErrorMessages } from '../../messages/messageFor';

export const words = {
  lead: 'Un compte gratuit, pour vous faire rembourser les tickets de la rampe. Déjà abonné\u202f? Passez plutôt par la [première connexion].',
  password: 'Mot de passe',
  submit: "S'inscrire",
  haveAccount: "J'ai déjà un compte",
  /** Quoted (P5.17): above the form when a field is empty. */
  incomplete: 'Veuillez remplir tous les champs.',
  whatNext: "Ouvrez le lien qu'il contient pour activer votre compte, puis connectez-vous.",
  failures: {
    'signUp/lastname-missing': () => 'Saisissez votre nom.',
    'signUp/firstname-missing': () => 'Saisissez votre prénom.',
  } satisfies ErrorMessages<Exclude<SignUpError, EmailError | NewPasswordError>>,
};

export type Words = typeof words;
