/** What was typed of a person, kept while the panel turns from sign-in to sign-up and back; never a password. */
export interface TypedPerson {
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
}

/** A part of the panel: its fields begin with what was typed, and tell what is typed on. */
export interface AccessPartProps {
  readonly typed: TypedPerson;
  readonly onTyped: (more: Partial<TypedPerson>) => void;
}
