declare const brand: unique symbol;

/** A `T` that only the function checking the rule `Name` can make. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
