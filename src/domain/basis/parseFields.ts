import * as E from 'fp-ts/Either';

/** The values of a form as they were typed; a block of fields is a nested record. */
export interface FieldValues {
  readonly [name: string]: string | boolean | FieldValues;
}

/** `email`, or `billing.zip` for a field of a block. */
export type FieldPath<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string | boolean
    ? Name
    : `${Name}.${FieldPath<Values[Name]>}`;
}[keyof Values & string];

/** Why a field is invalid. */
export interface FieldError {
  readonly kind: string;
}

/** The invalid fields, in the order of the screen. */
export type FieldErrors<Path extends string, Failure> = { readonly [Field in Path]?: Failure };

/** The result of parsing each field of a form; a block of fields is parsed like a form. */
type Parts = Readonly<
  Record<string, E.Either<FieldError | FieldErrors<string, FieldError>, unknown>>
>;

type FailureOf<Part> = Part extends E.Left<infer Failure> ? Failure : never;

type ValueOf<Part> = Part extends E.Right<infer Value> ? Value : never;

type PathsIn<Name extends string, Failure> = Failure extends FieldError
  ? Name
  : `${Name}.${keyof Failure & string}`;

type ErrorsIn<Failure> = Failure extends FieldError
  ? Failure
  : Exclude<Failure[keyof Failure], undefined>;

type ErrorsOf<Of extends Parts> = FieldErrors<
  { [Name in keyof Of & string]: PathsIn<Name, FailureOf<Of[Name]>> }[keyof Of & string],
  ErrorsIn<FailureOf<Of[keyof Of]>>
>;

type ValuesOf<Of extends Parts> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

const MISSING = /[/-]missing$/;

/** Parses a form: the values of all fields, or every invalid field, in the order of the keys of `fields`. */
export function parseFields<Of extends Parts>(parts: Of): E.Either<ErrorsOf<Of>, ValuesOf<Of>> {
  const values: Record<string, unknown> = {};
  const errors: Record<string, FieldError | undefined> = {};
  let fits = true;
  for (const [name, part] of Object.entries(parts)) {
    if (E.isRight(part)) values[name] = part.right;
    else {
      fits = false;
      Object.assign(errors, byPath(name, part.left));
    }
  }
  return fits ? E.right(values as ValuesOf<Of>) : E.left(errors as ErrorsOf<Of>);
}

/** For a field whose every value is valid. */
export function fitting<Value>(value: Value): E.Either<never, Value> {
  return E.right(value);
}

/**
 * Whether a required field was left empty, for which some forms have a separate sentence (P5.17, P5.20,
 * P5.22). The kind of such an error ends with `missing`: `email/missing`, `signUp/lastname-missing`.
 */
export function isSomeMissing(errors: FieldErrors<string, FieldError>): boolean {
  return Object.values(errors).some((error) => error !== undefined && MISSING.test(error.kind));
}

function byPath(
  name: string,
  failure: FieldError | FieldErrors<string, FieldError>,
): FieldErrors<string, FieldError> {
  if (isFieldError(failure)) return { [name]: failure };
  const fields = Object.entries(failure);
  return Object.fromEntries(fields.map(([field, error]) => [`${name}.${field}`, error]));
}

function isFieldError(
  failure: FieldError | FieldErrors<string, FieldError>,
): failure is FieldError {
  return typeof failure.kind === 'string';
}
