import * as E from 'fp-ts/Either';

/** The subjects of the contact form, in the operator's words, which are also sent (P9.18). */
export const contactSubjects = [
  'Service clients',
  'Sécurité / trafic',
  'Recouvrement',
  'Communication',
  'Reçu',
  'CNP',
  'Ressources humaines',
  'Données Personnelles',
] as const;

export type ContactSubject = (typeof contactSubjects)[number];

export interface ContactSubjectError {
  readonly kind: 'contactSubject/missing';
}

/** Requires a known subject (P5.13). */
export function parseContactSubject(raw: string): E.Either<ContactSubjectError, ContactSubject> {
  const subject = contactSubjects.find((one) => one === raw);
  return subject === undefined ? E.left({ kind: 'contactSubject/missing' }) : E.right(subject);
}

/** Whether it is about one passage: the form requires its day, its route and the plate (P5.14). */
export function asksForPassage(subject: string): boolean {
  return subject === 'Reçu' || subject === 'CNP';
}

/** Whether the form also requires how the passage was paid (P5.15). */
export function asksForPayment(subject: string): boolean {
  return subject === 'Reçu';
}
