import { problem, type Rule } from './Rule.ts';

/** Content: types, headers, texts and files. */
export const contentRules = {
  'content-type/other': problem(
    70,
    'Other content type',
    'Send body and header in the content type of the contract. A page instead is mostly an error or a sign-in of the framework.',
    'text/html instead of application/json',
  ),
  'content-type/charset': problem(
    50,
    'Wrong charset for JSON',
    'Write JSON in UTF-8 and declare no other charset.',
    'application/json; charset=iso-8859-1',
  ),
  'json/unreadable': problem(
    80,
    'Not JSON',
    'Write one JSON value in UTF-8, with no text before or after it.',
    'a warning of PHP before the JSON',
  ),
  'json/duplicate-key': problem(
    68,
    'Field sent twice',
    'Write each field of an object once: clients keep the first or the last, and none says which.',
    '{"id": 1, "id": 2}',
  ),
  'binary/signature': problem(
    70,
    'Not a file of the declared type',
    'Send the bytes of the file unchanged: no text encoding, no bytes before them.',
    'a PDF that begins with a line feed',
  ),
  'binary/end': problem(
    70,
    'Truncated file',
    'Send the whole file: its last bytes are missing.',
    'a PDF without %%EOF',
  ),
  'binary/no-page': problem(
    70,
    'PDF without a page',
    'Find why the document is made without content, and answer with an error until it has a page.',
    'a PDF of zero pages',
  ),
  'text/unreadable': problem(
    50,
    'Text that is not in its charset',
    'Write the text in the charset that its header declares; best in UTF-8.',
    'charset=utf-8, but the bytes are ISO 8859-1',
  ),
  'text/damaged': problem(
    55,
    'Text damaged by an encoding',
    'Read the data in the charset in which it is stored (check the database connection), and write UTF-8 once.',
    '"pÃ©age" instead of "péage"',
  ),
  'text/half-character': problem(
    55,
    'Half of a character',
    'Cut texts between characters, not between UTF-16 units or bytes.',
    'a text that is cut inside of an emoji',
  ),
  'text/placeholder': problem(
    60,
    'Placeholder instead of a value',
    'Send the value, or null or no field where the contract allows it: a variable was empty when it was written.',
    '"Dear undefined"',
  ),
  'text/leak': problem(
    78,
    'Inner error message in a text',
    'Find the failure in the log, keep its message there, and answer with an error of the contract.',
    '"SQLSTATE[42S02]: table not found" in a message',
  ),
  'text/cut': problem(
    60,
    'HTML that is cut',
    'Send the whole text: look for a column or a buffer that is too short.',
    '"<p>Opening ho"',
  ),
  'text/escaped': problem(
    55,
    'Text that is escaped too often',
    'Escape a text once, where it is put into HTML; store and send it unescaped.',
    '"Tolls &amp;amp; fees"',
  ),
  'text/padded': problem(
    45,
    'Text padded with blanks',
    'Remove the blanks at the end: a column of fixed width is read as it is stored.',
    '"AB123CD   "',
  ),
  'header/missing': problem(
    60,
    'Required header missing',
    'Send the header of the contract; check that no proxy removes it.',
    'no Location in an answer 201',
  ),
  'header/value': problem(
    55,
    'Header that is not as described',
    'Write the header as the contract describes it.',
    'X-Total: many, where the contract has an integer',
  ),
} satisfies Readonly<Record<string, Rule>>;
