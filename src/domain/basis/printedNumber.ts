import { linkedValue } from './mailedAddress';
import { typedText } from './typedText';

/**
 * A number as it is printed, without the words before it, spaces, hyphens and the signs around it:
 * « CNP N° 26 104-887. » is `26104887`. For notices, contracts and refund identifiers.
 */
export function printedNumber(raw: string): string {
  const number = typedText(raw).replace(/^.*?(?:n\s*[°º˚]|№)[\s.:]*/isu, '');
  return linkedValue(number).replace(/[\s\p{Pd}]/gu, '');
}
