const longestWord = 32;

/**
 * A path without personal data: digits become `9`, and a segment that is neither a word nor a
 * version becomes `…`.
 */
export function maskPath(pathname: string): string {
  return pathname.split('/').map(maskSegment).join('/');
}

function maskSegment(segment: string): string {
  if (/^v\d{1,2}$/.test(segment)) return segment;
  if (/^[\d-]+$/.test(segment)) return segment.replaceAll(/\d+/g, '9');
  return /^[A-Za-z_-]*$/.test(segment) && segment.length <= longestWord ? segment : '…';
}
