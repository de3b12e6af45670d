/**
 * The rules of this project that oxlint lacks, as a plugin (.oxlintrc.json says where each holds). Most of
 * them are a selector of nodes that may not occur: https://eslint.org/docs/latest/extend/selectors.
 */

const forbidden = (selector, message) => ({
  create: (context) => ({
    [selector]: (node) => context.report({ node, message }),
  }),
});

const widestComment = 110;

/** The formatter breaks code; comments are ours. */
const commentWidth = {
  create: (context) => ({
    Program() {
      const { lines } = context.sourceCode;
      if (lines.every((line) => line.length <= widestComment)) return;
      for (const { loc } of context.sourceCode.getAllComments()) {
        for (let line = loc.start.line; line <= loc.end.line; line += 1) {
          const text = lines[line - 1] ?? '';
          if (text.length > widestComment && !text.includes('oxlint-disable')) {
            const message = `At most ${widestComment} columns in a line with a comment.`;
            context.report({ loc: { line, column: widestComment }, message });
          }
        }
      }
    },
  }),
};

const isWhite = (text) => text.trim() === '';
const isWrittenText = ({ type, value }) =>
  type === 'TemplateLiteral' ||
  (type === 'Literal' && typeof value === 'string' && !isWhite(value));

/**
 * A text stands alone in its element. React finds a text beside others, or in a fragment, again by its
 * node: a browser that translates the page replaces that node, and then the text is never updated, or its
 * removal throws. Found by syntax: written text, and what comes from the words of a language;
 * e2e/states.spec.ts sees the others.
 */
const textAlone = {
  create: (context) => {
    const words = new Set();
    const isText = (node) => {
      if (node.type === 'ConditionalExpression') {
        return isText(node.consequent) || isText(node.alternate);
      }
      if (node.type === 'LogicalExpression') return isText(node.right);
      if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
      if (node.type === 'CallExpression') {
        // A list of words that is mapped to elements is no text.
        return isText(node.callee) && !node.arguments.some(({ type }) => /Function/.test(type));
      }
      if (node.type === 'MemberExpression') return isText(node.object);
      return node.type === 'Identifier' ? words.has(node.name) : isWrittenText(node);
    };
    const isShown = (child) =>
      child.type === 'JSXText'
        ? !(isWhite(child.value) && child.value.includes('\n'))
        : child.expression?.type !== 'JSXEmptyExpression';
    const textIn = (child) =>
      child.type === 'JSXText'
        ? !isWhite(child.value)
        : child.type === 'JSXExpressionContainer' && isText(child.expression);
    const check = (node) => {
      const shown = node.children.filter(isShown);
      if (node.type === 'JSXElement' && shown.length < 2) return;
      for (const child of shown) {
        if (textIn(child)) {
          context.report({
            node: child,
            message:
              'A text stands alone in its element: one template string, or a span (a translated page loses it).',
          });
        }
      }
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        if (/\.fr(\.ts)?$/.test(source.value)) {
          for (const { local } of specifiers) words.add(local.name);
        }
      },
      JSXElement: check,
      JSXFragment: check,
    };
  },
};

export default {
  meta: { name: 'site' },
  rules: {
    'comment-width': commentWidth,
    'text-alone': textAlone,
    'no-barrel': forbidden(
      'ExportAllDeclaration',
      'Import from the file that defines it: no barrels.',
    ),
    'no-default-export': forbidden(
      'ExportDefaultDeclaration',
      'Named exports only: a file is named after its main export.',
    ),
    'fp-by-namespace': forbidden(
      'ImportDeclaration[source.value=/^fp-ts.(Either|TaskEither|Task)$/] > ImportSpecifier',
      'Write `import * as E from` (TE, T): `left` and `map` of two modules collide.',
    ),
    'one-sanitiser': forbidden(
      "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]",
      'HTML of the CMS is shown by ui/cms/RichText, which sanitises it.',
    ),
    'no-smil': forbidden(
      'JSXOpeningElement > JSXIdentifier[name=/^(animate|animateTransform|set)$/]',
      'Animate in a style sheet: Firefox takes SMIL for an inline style, which the policy blocks.',
    ),
    // Only calls in the effect itself: an event handler that it registers moves the focus in time.
    'focus-in-the-commit': forbidden(
      "CallExpression[callee.name='useEffect'] CallExpression[callee.property.name='focus']:not(CallExpression[callee.name='useEffect'] :function :function *)",
      'Move the focus in useLayoutEffect: a key pressed before useEffect runs would be undone by it.',
    ),
    'no-undefined': forbidden(
      'TSPropertySignature[optional=true], TSPropertySignature TSUndefinedKeyword, ' +
        'ExportNamedDeclaration > FunctionDeclaration > TSTypeAnnotation TSUndefinedKeyword, ' +
        'ExportNamedDeclaration > FunctionDeclaration > Identifier TSUndefinedKeyword',
      'What may be absent is `| null`, as in JSON, React and the state; a reason is an Either.',
    ),
  },
};
