import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { inProject, projectRoot } from '../../scripts/process/projectRoot.ts';

const memberNotices = inProject('src/ui/member/memberNotices.ts');
const noticeMessages = inProject('src/ui/app/noticeMessages.ts');
const failures = inProject('src/ui/words/fr/design/failures.ts');
const englishShared = inProject('src/ui/words/en/design/shared.ts');
const container = inProject('src/composition/container.ts');
const services = inProject('src/composition/services.ts');

/** One line removed from a file of the project, and the expected compiler error. */
const breaks: readonly (readonly [string, string, RegExp, RegExp])[] = [
  [
    'a toast without its French sentence',
    memberNotices,
    /^ {2}'passages\/nothing-selected': .*\n/m,
    /"passages\/nothing-selected"' is missing in type/,
  ],
  [
    'a feature without its toasts',
    noticeMessages,
    /^ {2}\.\.\.payment,\n/m,
    /missing the following properties from type.*"payment\/nothing-due"/s,
  ],
  [
    'a failed call without its French sentence',
    failures,
    /^ {4}'service\/refused': (?:.*\n){4}/m,
    /"service\/refused"' is missing in type/,
  ],
  [
    'a sentence that English lacks',
    englishShared,
    /^ {2}retry: .*\n/m,
    /Property 'retry' is missing in type/,
  ],
  [
    'a service without its binding',
    container,
    /^ {4}fileSaver: .*\n/m,
    /'fileSaver' is missing in type/,
  ],
  [
    'a service without its token',
    services,
    /^ {2}fileSaver: .*\n/m,
    /'fileSaver' is missing in type/,
  ],
];

const files = [...new Set(breaks.map(([, file]) => file))];
const configuration = ts.getParsedCommandLineOfConfigFile(
  inProject('tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
);
const options = configuration?.options ?? {};
let whole: ts.Program;

/** A program of these files, with the altered texts instead of those on the disk. */
function compile(altered: ReadonlyMap<string, string>, previous?: ts.Program): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile.bind(host);
  host.getCurrentDirectory = () => projectRoot;
  host.getSourceFile = (name, target, onError) => {
    const text = altered.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, target, true);
    return previous?.getSourceFile(name) ?? read(name, target, onError);
  };
  return ts.createProgram(files, options, host, previous);
}

function errorsIn(program: ts.Program, file: string): string {
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .join('\n');
}

beforeAll(() => {
  whole = compile(new Map());
});

describe('a rule that the compiler checks', () => {
  it.each(files)('%s compiles unchanged and is part of the configuration', (file) => {
    expect(configuration?.fileNames).toContain(file);
    expect(errorsIn(whole, file)).toBe('');
  });

  it.each(breaks)('%s does not compile', (_title, file, line, complaint) => {
    const text = readFileSync(file, 'utf8');
    const broken = text.replace(line, '');
    expect(broken).not.toBe(text);
    expect(errorsIn(compile(new Map([[file, broken]]), whole), file)).toMatch(complaint);
  });
});
