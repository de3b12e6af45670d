/** Opens the printable page of these passages in a new tab, by a form post that contains the token (M7.7). */
export interface PassagePrinter {
  print(passageIds: readonly number[], token: string): void;
}
