/** Text that is a regular expression here too, and means something else than where it was written. */
const foreign = [
  // POSIX classes, intersections (Java) and subtractions (XML Schema) of classes.
  /\[:\^?[a-z]+:\]/,
  /\[[^\]]*(&&|-\[)/,
  // Delimiters that are a part of the text: `/^a$/i` never matches.
  /^\/\^.*\/[a-z]*$/,
];

/** What a letter after a backslash cannot be in ECMA-262 without the flag « u »: it means the letter. */
const foreignEscape =
  /\\(?:[ACE-RT-VX-Zaeg-mo-qyz]|x(?![\dA-Fa-f]{2})|u(?![\dA-Fa-f]{4})|c(?![A-Za-z]))|\{,\d+\}/;

/** Whether a pattern means here what its author meant: some are of PCRE, Python, Java, .NET or POSIX. */
export function isUnderstoodPattern(pattern: string): boolean {
  if (foreign.some((form) => form.test(pattern))) return false;
  if (isRegExp(pattern, 'u')) return true;
  return isRegExp(pattern, '') && !foreignEscape.test(pattern.replaceAll('\\\\', ''));
}

/** Whether a text is a regular expression of JavaScript with these flags. */
export function isRegExp(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
