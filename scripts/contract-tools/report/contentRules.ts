import type { Rule } from './Rule.ts';

/** Content: types, headers, texts and files. */
export const contentRules = {
  'content-type/other': {
    title: 'Other content type',
    help: 'Send body and header in the content type of the contract. A page instead is mostly an error or a sign-in of the framework.',
    level: 'error',
    weight: 70,
  },
  'content-type/charset': {
    title: 'Wrong charset for JSON',
    help: 'Write JSON in UTF-8 and declare no other charset.',
    level: 'error',
    weight: 50,
  },
  'json/unreadable': {
    title: 'Not JSON',
    help: 'Write one JSON value in UTF-8, with no text before or after it.',
    level: 'error',
    weight: 80,
  },
  'json/duplicate-key': {
    title: 'Field sent twice',
    help: 'Write each field of an object once: clients keep the first or the last, and none says which.',
    level: 'error',
    weight: 68,
  },
  'binary/signature': {
    title: 'Not a file of the declared type',
    help: 'Send the bytes of the file unchanged: no text encoding, no bytes before them.',
    level: 'error',
    weight: 70,
  },
  'binary/end': {
    title: 'Truncated file',
    help: 'Send the whole file: its last bytes are missing.',
    level: 'error',
    weight: 70,
  },
  'binary/no-page': {
    title: 'PDF without a page',
    help: 'Find why the document is made without content, and answer with an error until it has a page.',
    level: 'error',
    weight: 70,
  },
  'text/unreadable': {
    title: 'Text that is not in its charset',
    help: 'Write the text in the charset that its header declares; best in UTF-8.',
    level: 'error',
    weight: 50,
  },
  'text/damaged': {
    title: 'Text damaged by an encoding',
    help: 'Read the data in the charset in which it is stored (check the database connection), and write UTF-8 once.',
    level: 'error',
    weight: 55,
  },
  'text/half-character': {
    title: 'Half of a character',
    help: 'Cut texts between characters, not between UTF-16 units or bytes.',
    level: 'error',
    weight: 55,
  },
  'text/placeholder': {
    title: 'Placeholder instead of a value',
    help: 'Send the value, or null or no field where the contract allows it: a variable was empty when it was written.',
    level: 'error',
    weight: 60,
  },
  'text/leak': {
    title: 'Inner error message in a text',
    help: 'Find the failure in the log, keep its message there, and answer with an error of the contract.',
    level: 'error',
    weight: 78,
  },
  'text/cut': {
    title: 'HTML that is cut',
    help: 'Send the whole text: look for a column or a buffer that is too short.',
    level: 'error',
    weight: 60,
  },
  'text/escaped': {
    title: 'HTML that is escaped too often',
    help: 'Escape a text once, where it is put into HTML; store and send it unescaped.',
    level: 'error',
    weight: 55,
  },
  'header/missing': {
    title: 'Required header missing',
    help: 'Send the header of the contract; check that no proxy removes it.',
    level: 'error',
    weight: 60,
  },
  'header/value': {
    title: 'Header that is not as described',
    help: 'Write the header as the contract describes it.',
    level: 'error',
    weight: 55,
  },
} as const satisfies Readonly<Record<string, Rule>>;
