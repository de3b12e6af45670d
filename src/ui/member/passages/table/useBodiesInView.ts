import { useEffect, useState, type RefObject } from 'react';

/**
 * The indexes of the table bodies in or near the window; only the first one until they are measured. When
 * `content` changes, the bodies are observed again.
 */
export function useBodiesInView(
  table: RefObject<HTMLTableElement | null>,
  content: unknown,
): ReadonlySet<number> {
  const [inView, setInView] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    // Undefined in test environments without a layout.
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
