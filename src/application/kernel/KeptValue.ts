/**
 * One value that the browser stores as JSON under one key. `read` returns it undecoded, or null: the domain
 * decodes it, since an older version of the site, or another script, may have written it.
 */
export interface KeptValue<Written> {
  read(): unknown;
  write(value: Written): void;
  clear(): void;
}
