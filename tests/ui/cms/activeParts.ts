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

/**
 * Whatever of a tree could act: an element, an attribute or an address outside what the site allows, told by what it is. Written
 * apart from the sanitiser, on purpose, and read in the browser too: it uses nothing from outside.
 */
export function activeParts(root: Element): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' && tags.has(element.localName)
      ? []
      : [`<${element.localName}>`]),
    ...element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      const isSafe =
        attributes.has(name) &&
        (name !== 'href' || HREF.test(value)) &&
        (name !== 'src' || SRC.test(value)) &&
        (name !== 'role' || value === 'region');
      return isSafe ? [] : [`<${element.localName} ${name}="${value}">`];
    }),
  ]);
}
