/** Whether two names are the same in another notation (`serial_number`), or differ in one letter. */
export function sameName(one: string, other: string): boolean {
  const [short, long] = [letters(one), letters(other)].toSorted((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  if (short === long) return true;
  if (short.length < 4 || long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.slice(long.length > short.length ? same : same + 1);
  return rest === long.slice(same + 1);
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
