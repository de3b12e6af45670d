import { NativeSelect } from '@mantine/core';
import { isRight } from 'fp-ts/Either';
import { useRef, useState, type ReactElement } from 'react';
import type { Badge } from '../../../domain/badge';
import type { BadgeGroup } from '../../../domain/badgeGroups';
import type { Instant } from '../../../domain/instant';
import type { PassageEnds } from '../../../domain/passage';
import {
  passagePageSizeOrDefault,
  passagePageSizes,
  type PassagePageSize,
} from '../../../domain/passagePageSize';
import { defaultPassagePeriod, periodOfPassages } from '../../../domain/passagePeriod';
import { Button } from '../../design/Button';
import styles from './PassageFilters.module.css';
import type { PassageSearch } from './passageSearch';
import { PeriodField } from './PeriodField';
import { usePeriodText } from './usePeriodText';

interface PassageFiltersProps {
  /** Every badge of the account, by contract. */
  readonly badges: readonly BadgeGroup[];
  /** What is applied now. */
  readonly search: PassageSearch;
  readonly now: Instant;
  /** Of the passages that the search found. */
  readonly ends: PassageEnds;
  readonly onSearch: (wanted: Omit<PassageSearch, 'page' | 'size'>) => void;
  readonly onSizeChange: (size: PassagePageSize) => void;
}

/** Badge and period count when the visitor searches, the page size at once (M2.26). */
export function PassageFilters(props: PassageFiltersProps): ReactElement {
  const { badges, search, now, ends } = props;
  const periodInput = useRef<HTMLInputElement>(null);
  const period = usePeriodText(search.period, now);
  const [badge, setBadge] = useApplied(search.badgeReference ?? '');

  const widest = defaultPassagePeriod(now);
  // What was found tells nothing of a badge that is chosen but not searched for yet.
  const isBadgeSearched = badge === (search.badgeReference ?? '');
  const offered = isBadgeSearched ? periodOfPassages(widest, search.period, ends) : widest;

  const submit = (): void => {
    const checked = period.check();
    if (isRight(checked)) {
      props.onSearch({ period: checked.right, badgeReference: badge === '' ? null : badge });
    } else {
      periodInput.current?.focus();
    }
  };

  return (
    <form
      role="search"
      aria-label="Trajets"
      noValidate
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NativeSelect
        label="Badge"
        className={styles.badge}
        classNames={{ label: styles.label }}
        value={badge}
        onChange={(event) => setBadge(event.currentTarget.value)}
        data={[{ value: '', label: 'Tous les badges' }, ...badges.map(badgeGroup)]}
      />
      <PeriodField
        ref={periodInput}
        value={period.text}
        error={period.error}
        now={now}
        offered={offered}
        onChange={period.type}
        onBlur={period.check}
      />
      <NativeSelect
        label="Lignes par page"
        className={styles.size}
        classNames={{ label: styles.label }}
        value={search.size}
        onChange={(event) => {
          props.onSizeChange(passagePageSizeOrDefault(event.currentTarget.value));
        }}
        data={passagePageSizes.map(String)}
      />
      <div className={styles.submit}>
        <Button type="submit">Rechercher</Button>
      </div>
    </form>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function badgeGroup({ contractReference, badges }: BadgeGroup): { group: string; items: Choice[] } {
  return {
    group: contractReference === null ? 'Contrat illisible' : `Contrat ${contractReference}`,
    items: badges.map(badgeChoice),
  };
}

function badgeChoice({ reference, name }: Badge): Choice {
  return { value: reference, label: name === '' ? reference : `${name} – ${reference}` };
}

/** A choice not yet applied; it starts over whenever another one is applied. */
function useApplied(applied: string): [string, (next: string) => void] {
  const [seen, setSeen] = useState(applied);
  const [choice, setChoice] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    setChoice(applied);
  }
  return [choice, setChoice];
}
