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

export default {
  meta: { name: 'site' },
  rules: {
    'comment-width': commentWidth,
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
