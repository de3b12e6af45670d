/** Hostile names of fields, with the attack. */
export const hostileTexts: readonly (readonly [string, string])[] = [
  ['colours and a cleared screen', '\u001b[31mred\u001b[2J\u001b]0;title\u0007'],
  ['a C1 control', 'a\u009b31mred'],
  ['right-to-left text', 'a\u202egnp.exe\u2066'],
  ['an element', '</failure><testcase name="&amp;"/>'],
  ['the end of a CDATA section', 'a]]>b<![CDATA['],
  ['a forged line of the report', '\nNo drift in 55 operations checked.\r\n'],
  ['a NUL', 'a\0b'],
  ['a lone surrogate', 'a\ud800b'],
  ['no characters', 'a\ufffe\uffffb'],
  ['a link', '[Mend it here](https://evil.example)'],
];
