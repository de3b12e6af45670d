/** Whether each tool found a change of the backend. */
export interface ComparedRow {
  /** `schema/missing`; null for a change that the contract allows. */
  readonly rule: string | null;
  readonly name: string;
  readonly ours: boolean;
  /** Undefined where Prism was not asked. */
  readonly prism?: boolean;
}

const tools = ['ours', 'prism'] as const;

type Tool = (typeof tools)[number];

/** A line per change, and the sum: `ours 84/84, 0 of 27 false · prism 61/84, 1 of 27 false`. */
export function comparisonTable(rows: readonly ComparedRow[]): string {
  const names = rows.map(({ rule, name }) => `${rule ?? 'conforms'}: ${name}`);
  const width = Math.max(...names.map(({ length }) => length));
  const lines = rows.map((row, index) =>
    line(
      names[index] ?? '',
      width,
      asked(rows).map((tool) => (row[tool] === true ? 'found' : '-')),
    ),
  );
  return [line('', width, asked(rows)), ...lines, '', sumOf(rows)].join('\n');
}

/** A line per rule, and the sum. */
export function comparisonByRule(rows: readonly ComparedRow[]): string {
  const rules = [...new Set(rows.map(({ rule }) => rule))];
  const names = rules.map((rule) => rule ?? 'conforms, found all the same');
  const width = Math.max(...names.map(({ length }) => length));
  const lines = rules.map((rule, index) => {
    const group = rows.filter((row) => row.rule === rule);
    return line(
      names[index] ?? '',
      width,
      asked(rows).map((tool) => share(group, tool)),
    );
  });
  return [line('', width, asked(rows)), ...lines, '', sumOf(rows)].join('\n');
}

function asked(rows: readonly ComparedRow[]): readonly Tool[] {
  return tools.filter((tool) => rows.some((row) => row[tool] !== undefined));
}

function sumOf(rows: readonly ComparedRow[]): string {
  const deviating = rows.filter(({ rule }) => rule !== null);
  const conforming = rows.filter(({ rule }) => rule === null);
  return asked(rows)
    .map((tool) => {
      const wrong = conforming.filter((row) => row[tool] === true).length;
      return `${tool} found ${share(deviating, tool)}, ${wrong} of ${conforming.length} false`;
    })
    .join(' · ');
}

function share(rows: readonly ComparedRow[], tool: Tool): string {
  return `${rows.filter((row) => row[tool] === true).length}/${rows.length}`;
}

function line(name: string, width: number, cells: readonly string[]): string {
  return `${name.padEnd(width)}  ${cells.map((cell) => cell.padEnd(8)).join('')}`.trimEnd();
}
