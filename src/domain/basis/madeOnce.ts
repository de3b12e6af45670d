/**
 * Makes a value at its first use: the first formatter of a time zone takes a slow phone 70 ms, and formatting
 * a hundredth of one. The annotation lets the build leave out a formatter that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function madeOnce<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
