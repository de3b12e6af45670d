import { NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import * as E from 'fp-ts/Either';
import { Suspense, useRef, useState, type ReactElement } from 'react';
import { searchIcon } from '../../../../../generated/icons';
import { filterIcon } from '../../../../../generated/memberIcons';
import type { Badge } from '../../../../domain/badge/badge';
import type { BadgeGroup } from '../../../../domain/subscriber/badgeGroups';
import type { Instant } from '../../../../domain/basis/instant';
import type { MonthCounts } from '../../../../domain/passage/monthCounts';
import type { PassageEnds } from '../../../../domain/passage/passage';
import {
  passagePageSizeOrDefault,
  passagePageSizes,
  type PassagePageSize,
} from '../../../../domain/passage/passagePageSize';
import {
  defaultPassagePeriod,
  periodOfPassages,
  type PassagePeriod,
} from '../../../../domain/passage/passagePeriod';
import { Button } from '../../../design/controls/Button';
import { Icon } from '../../../design/icon/Icon';
import { lazyPart } from '../../../state/loading/lazyPart';
import { MonthChips } from './MonthChips';
import styles from './PassageFilters.module.css';
import type { PassageSearch } from './passageSearch';
import { PeriodField } from './PeriodField';
import { usePeriodText } from './usePeriodText';

/** Loaded when it is first opened, on a phone. */
const FilterDrawer = lazyPart(async () => (await import('./FilterDrawer')).FilterDrawer);

interface PassageFiltersProps {
  /** Every badge of the account, by contract. */
  readonly badges: readonly BadgeGroup[];
  /** The applied search. */
  readonly search: PassageSearch;
  readonly now: Instant;
  /** Dates of the found passages. */
  readonly ends: PassageEnds;
  /** The number of passages of the months that are known. */
  readonly counts: MonthCounts;
  readonly onSearch: (wanted: Omit<PassageSearch, 'page' | 'size'>) => void;
  readonly onSizeChange: (size: PassagePageSize) => void;
}

/**
 * Badge and period apply on « Rechercher », the page size and a month at once (M2.26). On a phone the fields
 * are in a drawer.
 */
export function PassageFilters(props: PassageFiltersProps): ReactElement {
  const { badges, search, now, ends } = props;
  const periodInput = useRef<HTMLInputElement>(null);
  const period = usePeriodText(search.period, now);
  const [badge, setBadge] = useApplied(search.badgeReference ?? '');

  const widest = defaultPassagePeriod(now);
  // The found dates do not apply to a badge that is selected but not searched yet.
  const isBadgeSearched = badge === (search.badgeReference ?? '');
  const offered = isBadgeSearched ? periodOfPassages(widest, search.period, ends) : widest;

  const isPhone = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  const opener = useRef<HTMLButtonElement>(null);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = (): void => {
    setDrawer('closed');
    opener.current?.focus();
  };

  const searchFor = (wanted: PassagePeriod): void => {
    props.onSearch({ period: wanted, badgeReference: badge === '' ? null : badge });
  };
  const submit = (): void => {
    const checked = period.check();
    if (E.isLeft(checked)) {
      periodInput.current?.focus();
    } else {
      searchFor(checked.right);
      if (isPhone) close();
    }
  };

  const fields = (
    <form
      noValidate
      className={`tp-numbers ${styles.filters}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NativeSelect
        label="Badge"
        className={styles.badge}
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
        value={search.size}
        onChange={(event) => {
          props.onSizeChange(passagePageSizeOrDefault(event.currentTarget.value));
        }}
        data={passagePageSizes.map(String)}
      />
      <div className={styles.submit}>
        <Button type="submit" icon={<Icon of={searchIcon} />}>
          Rechercher
        </Button>
      </div>
    </form>
  );

  return (
    <div role="search" aria-label="Trajets" className={`tp-screen ${styles.search}`}>
      {isPhone ? (
        <>
          <Button
            ref={opener}
            variant="outline"
            icon={<Icon of={filterIcon} />}
            aria-haspopup="dialog"
            aria-expanded={drawer === 'open'}
            onClick={() => setDrawer('open')}
          >
            Filtrer
          </Button>
          {drawer !== 'unused' && (
            <Suspense>
              <FilterDrawer isOpen={drawer === 'open'} onClose={close}>
                {fields}
              </FilterDrawer>
            </Suspense>
          )}
        </>
      ) : (
        fields
      )}
      <MonthChips now={now} period={search.period} counts={props.counts} onChoose={searchFor} />
    </div>
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

/** A choice that is not applied yet; reset when another one is applied. */
function useApplied(applied: string): [string, (next: string) => void] {
  const [seen, setSeen] = useState(applied);
  const [choice, setChoice] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    setChoice(applied);
  }
  return [choice, setChoice];
}
