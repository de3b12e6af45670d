import type { RuleId } from '../report/rules.ts';

/** Elements whose end tag HTML requires. */
const closed = ['html', 'body', 'table', 'div', 'span', 'a', 'script', 'style', 'title', 'ul', 'ol']
  .concat(['b', 'i', 'em', 'strong', 'h1', 'h2', 'h3', 'button', 'form', 'section', 'article'])
  .filter((name) => name !== 'html' && name !== 'body');

const entity =
  /&amp;(?:amp|lt|gt|quot|apos|nbsp|#\d{2,4}|#x[\da-f]{2,4}|[a-z](?:acute|grave|circ|cedil|uml));/i;

/**
 * Why HTML is cut or escaped once too often; null if nothing shows it. An `example` of the contract tells
 * whether the text is a whole page.
 */
export function htmlProblem(text: string, example: unknown): readonly [RuleId, string] | null {
  const trimmed = text.trimEnd();
  const hasTags = /<[a-z][^>]*>/i.test(trimmed);
  if (!hasTags && /&lt;\/?[a-z][^&]*&gt;/i.test(trimmed)) {
    return ['text/escaped', 'The tags of the HTML are escaped: visitors see `<p>` as text.'];
  }
  if (entity.test(trimmed)) {
    return [
      'text/escaped',
      'Characters are escaped twice (`&amp;eacute;`): visitors see `&eacute;`.',
    ];
  }
  if (/<[a-z!/][^<>]*$/i.test(trimmed)) return ['text/cut', 'The HTML ends within a tag.'];
  const isPage = typeof example === 'string' && /<\/html>\s*$/i.test(example);
  if (/<\/(html|body)>$/i.test(trimmed)) return null;
  if (isPage && /<html|<!doctype/i.test(trimmed))
    return ['text/cut', 'The end tag `</html>` is missing.'];
  const open = closed.find(
    (name) => count(trimmed, `<${name}[\\s>]`) > count(trimmed, `</${name}\\s*>`),
  );
  return open === undefined || !hasTags
    ? null
    : ['text/cut', `The HTML ends while \`<${open}>\` is open.`];
}

function count(text: string, form: string): number {
  return text.match(new RegExp(form, 'gi'))?.length ?? 0;
}
