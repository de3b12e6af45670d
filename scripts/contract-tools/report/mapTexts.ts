/** A copy in which `change` is applied to every string; names of fields stay. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const visit = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value) as T;
}
