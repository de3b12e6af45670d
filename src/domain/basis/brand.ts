declare const brand: unique symbol;

/** A `T` that only the function which checks the rule `Name` can create. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
