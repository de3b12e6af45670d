import { left, right, type Either } from 'fp-ts/Either';

/** What a visitor may write about, in the operator's words, which also go over the wire (P9.18). */
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

/** A subject is chosen (P5.13). */
export function parseContactSubject(raw: string): Either<ContactSubjectError, ContactSubject> {
  const subject = contactSubjects.find((one) => one === raw);
  return subject === undefined ? left({ kind: 'contactSubject/missing' }) : right(subject);
}

/** Whether it is about one passage: its day, its route and the plate are asked for (P5.14). */
export function asksForPassage(subject: string): boolean {
  return subject === 'Reçu' || subject === 'CNP';
}

/** Whether how the passage was paid is asked for too (P5.15). */
export function asksForPayment(subject: string): boolean {
  return subject === 'Reçu';
}
