/** An element as plain data, so that a browser test can return it from the page. */
export interface TellElement {
  readonly name: string;
  readonly namespace: string | null;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

const tags = new Set(
  (
    'a abbr b blockquote br caption cite code dd div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li mark ol p pre q s ' +
    'small span strong sub sup table tbody td tfoot th thead time tr u ul'
  ).split(' '),
);
const attributes = new Set(
  (
    'href src alt title width height lang dir datetime colspan rowspan scope start reversed ' +
    'rel loading decoding tabindex role aria-label'
  ).split(' '),
);
const HREF = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i;
const SRC = /^(\/(?![/\\])|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/i;

/** All descendants as data. Uses nothing outside the function, because a browser test runs it in the page. */
export function tellElements(roots: readonly Element[]): readonly TellElement[] {
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .map((element) => ({
      name: element.localName,
      namespace: element.namespaceURI,
      attributes: element
        .getAttributeNames()
        .map((name) => [name, element.getAttribute(name) ?? ''] as const),
    }));
}

/**
 * The parts that could execute: elements, attributes or addresses that the site does not allow. Written
 * independently of the sanitiser, on purpose.
 */
export function activeParts(elements: readonly TellElement[]): readonly string[] {
  return elements.flatMap(({ name: tag, namespace, attributes: given }) => [
    ...(namespace === 'http://www.w3.org/1999/xhtml' && tags.has(tag) ? [] : [`<${tag}>`]),
    ...given
      .filter(([name, value]) => !isHarmless(name, value))
      .map(([name, value]) => `<${tag} ${name}="${value}">`),
  ]);
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'href') return HREF.test(value);
  if (name === 'src') return SRC.test(value);
  return name === 'role' ? value === 'region' : attributes.has(name);
}
