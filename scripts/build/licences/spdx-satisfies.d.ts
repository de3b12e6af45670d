declare module 'spdx-satisfies' {
  /** Whether the licences of a list satisfy an SPDX expression. Throws when the expression is not valid. */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean;
}
