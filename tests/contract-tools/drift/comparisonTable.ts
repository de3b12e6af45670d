/** Whether each tool found a change of the backend. */
export interface ComparedRow {
  /** `schema/missing`; null for a change that the contract allows. */
  readonly rule: string | null;
  readonly name: string;
  readonly ours: boolean;
  readonly prism: boolean;
}

/** A line per change, and the sum: `ours 84/84, 0 of 27 false · Prism 61/84, 1 of 27 false`. */
export function comparisonTable(rows: readonly ComparedRow[]): string {
  const names = rows.map(({ rule, name }) => `${rule ?? 'conforms'}: ${name}`);
  const width = Math.max(...names.map(({ length }) => length));
  const lines = rows.map(({ ours, prism }, index) =>
    line(names[index] ?? '', width, found(ours), found(prism)),
  );
  return [line('', width, 'ours', 'Prism'), ...lines, '', sumOf(rows)].join('\n');
}

/** A line per rule, and the sum. */
export function comparisonByRule(rows: readonly ComparedRow[]): string {
  const rules = [...new Set(rows.map(({ rule }) => rule))];
  const names = rules.map((rule) => rule ?? 'conforms, found all the same');
  const width = Math.max(...names.map(({ length }) => length));
  const lines = rules.map((rule, index) => {
    const group = rows.filter((row) => row.rule === rule);
    return line(names[index] ?? '', width, share(group, 'ours'), share(group, 'prism'));
  });
  return [line('', width, 'ours', 'Prism'), ...lines, '', sumOf(rows)].join('\n');
}

function sumOf(rows: readonly ComparedRow[]): string {
  const deviating = rows.filter(({ rule }) => rule !== null);
  const conforming = rows.filter(({ rule }) => rule === null);
  const sum = (who: 'ours' | 'prism'): string => {
    const wrong = conforming.filter((row) => row[who]).length;
    return `${share(deviating, who)}, ${wrong} of ${conforming.length} false`;
  };
  return `ours ${sum('ours')} · Prism ${sum('prism')}`;
}

function share(rows: readonly ComparedRow[], who: 'ours' | 'prism'): string {
  return `${rows.filter((row) => row[who]).length}/${rows.length}`;
}

function found(isFound: boolean): string {
  return isFound ? 'found' : '-';
}

function line(name: string, width: number, ours: string, prism: string): string {
  return `${name.padEnd(width)}  ${ours.padEnd(8)}${prism}`.trimEnd();
}
