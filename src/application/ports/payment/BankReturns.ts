/** What the bank added to the address that its payer returns to. */
export interface BankReturn {
  /** The bank says « paid »; only its signature proves that the bank wrote it (P4.35). */
  readonly isPaid: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads the address of a return (P7.19). */
export interface BankReturns {
  /** Null where the bank added nothing. */
  read(parameters: Readonly<Record<string, string>>): BankReturn | null;
}
