import { Box, Group, NativeSelect, TextInput } from '@mantine/core';
import type { ReactElement, RefObject } from 'react';
import { searchIcon } from '../../../../generated/icons';
import type { BadgeSearch } from '../../../domain/badge/badgeSearch';
import type { ShownBadgeStatus } from '../../../domain/badge/shownBadgeStatus';
import { Icon } from '../../design/icon/Icon';
import styles from './BadgeFilters.module.css';
import { badgeStatusWords } from './badgeWords';

interface BadgeFiltersProps {
  readonly search: BadgeSearch;
  /** Statuses of the choice. */
  readonly statuses: readonly ShownBadgeStatus[];
  readonly found: number;
  readonly total: number;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onLook: (search: BadgeSearch) => void;
  /** The field is left, or Enter is pressed. */
  readonly onKeep: () => void;
}

/** The search of a long list, and the number of badges found, announced at each change. */
export function BadgeFilters({
  search,
  statuses,
  found,
  total,
  field,
  onLook,
  onKeep,
}: BadgeFiltersProps): ReactElement {
  return (
    <Group role="search" align="flex-end" mt="md" className={`tp-screen ${styles.filters}`}>
      <TextInput
        ref={field}
        type="search"
        label="Rechercher un badge"
        description="Référence, nom ou personnalisation."
        leftSection={<Icon of={searchIcon} />}
        enterKeyHint="search"
        autoComplete="off"
        value={search.words}
        onChange={({ currentTarget }) => onLook({ ...search, words: currentTarget.value })}
        onBlur={onKeep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onKeep();
        }}
      />
      {statuses.length > 1 && (
        <NativeSelect
          label="Statut"
          value={search.status ?? ''}
          data={[
            { value: '', label: 'Tous' },
            ...statuses.map((status) => ({ value: status, label: badgeStatusWords[status] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onLook({ ...search, status: statuses.find((one) => one === value) ?? null })
          }
        />
      )}
      <Box
        component="p"
        role="status"
        ms="auto"
        c="dimmed"
        lh="var(--tp-control)"
        className="tp-numbers"
      >
        {countOf(found, total)}
      </Box>
    </Group>
  );
}

function countOf(found: number, total: number): string {
  if (found === total) return `${total} badges`;
  if (found === 0) return `Aucun badge sur ${total}`;
  return `${found} badge${found > 1 ? 's' : ''} sur ${total}`;
}
