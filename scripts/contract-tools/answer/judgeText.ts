import type { MediaType } from '../contract/document.ts';
import { bare } from '../contract/operations.ts';
import type { RuleId } from '../report/rules.ts';
import { damagedText } from './damagedText.ts';
import { leakedText } from './leakedText.ts';
import { htmlProblem } from './htmlProblem.ts';

/** Checks a text body for what no schema says: HTML that is cut or escaped, a text that was decoded twice. */
export function judgeText(
  text: string,
  contentType: string,
  { examples = {} }: MediaType,
): readonly (readonly [RuleId, string])[] {
  const damaged = damagedText(text);
  const leaked = leakedText(text);
  const [example] = Object.values(examples).map(({ value }) => value);
  const html = bare(contentType) === 'text/html' ? htmlProblem(text, example) : null;
  return [
    ...(damaged === null ? [] : [['text/damaged', damaged] as const]),
    ...(html === null ? [] : [html]),
    ...(leaked === null ? [] : [leaked]),
  ];
}
