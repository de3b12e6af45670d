import { useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Name extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly titles: Readonly<Record<Name, string>>;
  readonly current: Name;
  readonly onChoose: (name: Name) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** ARIA tabs: one tab stop; arrow keys, Home and End select a tab. */
export function Tabs<Name extends string>({
  label,
  titles,
  current,
  onChoose,
  children,
}: TabsProps<Name>): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const names = Object.keys(titles) as Name[];
  const turn = (event: KeyboardEvent): void => {
    const place = names.indexOf(current);
    const next = {
      ArrowRight: (place + 1) % names.length,
      ArrowLeft: (place + names.length - 1) % names.length,
      Home: 0,
      End: names.length - 1,
    }[event.key];
    const name = next === undefined ? undefined : names[next];
    if (next === undefined || name === undefined) return;
    event.preventDefault();
    onChoose(name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={turn}>
        {names.map((name) => (
          <button
            key={name}
            id={`${id}${name}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={name === current}
            aria-controls={`${id}panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {titles[name]}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={id + current}>
        {children}
      </div>
    </>
  );
}
