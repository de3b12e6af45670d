import { useEffect, useState, type RefObject } from 'react';

/**
 * Which bodies of a table are in the window or next to it, by their index; the first one until that is known.
 * `content` is what the bodies are made of: when it changes, they are watched anew.
 */
export function useBodiesInView(
  table: RefObject<HTMLTableElement | null>,
  content: unknown,
): ReadonlySet<number> {
  const [inView, setInView] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    // Absent from test environments without a layout.
    if (!table.current || !('IntersectionObserver' in window)) return undefined;
    const bodies: readonly Element[] = [...table.current.tBodies];
    const observer = new IntersectionObserver(
      (entries) => {
        setInView((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(bodies.indexOf(target));
            else next.delete(bodies.indexOf(target));
          }
          return next;
        });
      },
      { rootMargin: '200px' },
    );
    for (const body of bodies) observer.observe(body);
    return () => {
      observer.disconnect();
    };
  }, [table, content]);
  return inView;
}
