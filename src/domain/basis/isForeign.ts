/**
 * Whether stored input of `owner` must not be shown to `username`: both are user names, and they differ. Null
 * is a visitor, whose input belongs to whoever signs in next; a visitor sees what an expired session left.
 */
export function isForeign(owner: string | null, username: string | null): boolean {
  return owner !== null && username !== null && owner !== username;
}
