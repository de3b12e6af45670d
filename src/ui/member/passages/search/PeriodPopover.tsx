import { Box, Popover } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { use, useLayoutEffect, useState, type ReactElement } from 'react';
import { formatCalendarDay } from '../../../words/format.fr';
import type { PassagePeriod } from '../../../../domain/passage/passagePeriod';
import { CalendarInDrawer } from './CalendarInDrawer';
import styles from './PassageFilters.module.css';
import { PeriodCalendar } from './PeriodCalendar';

interface PeriodPopoverProps {
  /** The button that opened it; gets the focus back. */
  readonly opener: HTMLButtonElement | null;
  readonly chosen: PassagePeriod;
  /** The selectable days. */
  readonly offered: PassagePeriod;
  readonly onChoose: (period: PassagePeriod) => void;
  readonly onClose: () => void;
}

/** The calendar in a popover; closes on Escape, on a click outside and when a period is selected. */
export function PeriodPopover(props: PeriodPopoverProps): ReactElement {
  const { opener, onClose, onChoose } = props;
  const [dropdown, setDropdown] = useState<HTMLElement | null>(null);
  useClickOutside(onClose, ['mousedown', 'touchstart'], [dropdown, opener]);
  const tellDrawer = use(CalendarInDrawer);
  useLayoutEffect(() => {
    tellDrawer(true);
    return () => tellDrawer(false);
  }, [tellDrawer]);
  const close = (): void => {
    onClose();
    opener?.focus();
  };
  return (
    <Popover
      opened
      onChange={close}
      closeOnClickOutside={false}
      position="bottom-end"
      // Where neither side has room for it, it covers the field.
      middlewares={{ shift: { crossAxis: true } }}
      shadow="md"
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <Box component="span" pos="absolute" inset="auto 0 0" />
      </Popover.Target>
      <Popover.Dropdown
        ref={setDropdown}
        role="dialog"
        aria-label="Choisir une période"
        className={styles.calendar}
      >
        {/* As wide as the calendar below it. */}
        <Box component="p" w={0} miw="100%" pb={8} c="dimmed" fz="sm" tabIndex={-1} data-autofocus>
          {`Choisissez le premier jour, puis le dernier, entre le ${formatCalendarDay(props.offered.from)} et le ${formatCalendarDay(props.offered.to)}.`}
        </Box>
        <PeriodCalendar
          chosen={props.chosen}
          offered={props.offered}
          onChoose={(period) => {
            onChoose(period);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
