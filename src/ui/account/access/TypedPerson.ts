/**
 * Values typed in one form of the panel, reused when the visitor switches between sign-in and sign-up. Never
 * contains a password.
 */
export interface TypedPerson {
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
}

/** Props of a form of the panel: initial values of its fields, and a callback for their changes. */
export interface AccessPartProps {
  readonly typed: TypedPerson;
  readonly onTyped: (more: Partial<TypedPerson>) => void;
}
