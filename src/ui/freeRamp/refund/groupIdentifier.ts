/** The 20 digits of a ticket in legible groups: `20261108 0715 0012 0031`. */
export function groupIdentifier(identifier: string): string {
  return identifier.replace(/\d{4}(?=\d)/g, '$& ');
}
