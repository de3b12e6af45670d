export interface Person {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The password of every seeded account. */
export const commonPassword = 'Passage2026';

/** The named people of a new data file, some of them without an account yet. */
export const people = {
  /** The subscriber of the contract's examples. */
  camille: { email: 'camille.durand@example.fr', firstname: 'Camille', lastname: 'Durand' },
  /** The fleet manager of a transport company: 3 contracts, 40 badges, 18 months of passages. */
  company: { email: 'flotte@example.fr', firstname: 'Samia', lastname: 'Benoit' },
  /** A free account without a contract. */
  freeOnly: { email: 'nadia.petit@example.fr', firstname: 'Nadia', lastname: 'Petit' },
  /** Signed up, but never followed the activation link. */
  neverActivated: { email: 'hugo.bernard@example.fr', firstname: 'Hugo', lastname: 'Bernard' },
  /** A subscriber whose last direct debit was rejected. */
  unpaid: { email: 'amina.rousseau@example.fr', firstname: 'Amina', lastname: 'Rousseau' },
  /** Has a contract, but no account yet. */
  firstConnection: { email: 'lucie.martin@example.fr', firstname: 'Lucie', lastname: 'Martin' },
} as const satisfies Readonly<Record<string, Person>>;
