import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { inProject, projectRoot } from '../process/projectRoot.ts';
import type { Area } from '../../src/ui/navigation/routes.ts';

/** The table of pages of each area (`src/ui/app/pages`). */
const tables: Readonly<Record<Area, string>> = {
  shell: 'shellPages.ts',
  public: 'publicPages.ts',
  member: 'memberPages.tsx',
  freeRamp: 'freeRampPages.ts',
};

/**
 * The module that each route of an area imports for its page: route → path from the root of the project, as
 * in the manifest of the build. Routes whose page is part of their area's chunk are absent.
 */
export async function pageModules(area: Area): Promise<ReadonlyMap<string, string>> {
  const path = inProject('src', 'ui', 'app', 'pages', tables[area]);
  return readPageModules(path, await readFile(path, 'utf8'));
}

/** Reads the table in a source file: an object whose rows have a `Page` with an `import()`. */
export function readPageModules(path: string, source: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const constants = new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) =>
        declarationList.declarations.flatMap(({ name, initializer }) =>
          initializer ? [[name.getText(), initializer] as const] : [],
        ),
      ),
  );
  const table = [...constants].find(([name]) => name.endsWith('Pages'))?.[1];
  if (!table || !ts.isObjectLiteralExpression(table))
    throw new Error(`${path} has no table of pages`);
  return new Map(
    assignments(table).flatMap(({ name, initializer: row }) => {
      const page = ts.isObjectLiteralExpression(row)
        ? assignments(row).find((field) => field.name.getText() === 'Page')?.initializer
        : undefined;
      const shared = page && ts.isIdentifier(page) ? constants.get(page.text) : page;
      const imported = shared && importedBy(shared);
      if (imported === undefined) return [];
      const module = `${join(dirname(path), imported)}.tsx`;
      return [[name.getText(), relative(projectRoot, module).replaceAll('\\', '/')] as const];
    }),
  );
}

function assignments(object: ts.ObjectLiteralExpression): readonly ts.PropertyAssignment[] {
  return object.properties.filter(ts.isPropertyAssignment);
}

/** The argument of the first `import()` in an expression. */
function importedBy(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteral(argument) ? argument.text : undefined;
  }
  return ts.forEachChild(node, importedBy);
}
