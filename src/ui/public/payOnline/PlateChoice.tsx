import { Box } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { words } from './payOnline.words.fr';
import { carIcon } from '../../../../generated/icons';
import type { KeptPlates } from '../../../domain/notice/keptPlates';
import type { LicencePlate } from '../../../domain/basis/licencePlate';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import styles from './MyPlates.module.css';

interface PlateChoiceProps {
  readonly plates: KeptPlates;
  readonly onChoose: (plate: LicencePlate) => void;
}

/**
 * The plates of this device, above the form: one press fills in the field. The painted page reserves their
 * height (`src/static/before-paint.js`), so that the form does not move when the page works.
 */
export function PlateChoice({ plates, onChoose }: PlateChoiceProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.place}>
      {plates.length > 0 && (
        <Box role="group" aria-labelledby={id} maw="34rem" pt="md" className={styles.choice}>
          <Box component="p" id={id} c="dimmed" fz="sm">
            {words.plates.choose}
          </Box>
          <ul>
            {plates.map(({ plate }) => (
              <li key={plate}>
                <Button
                  variant="outline"
                  icon={<Icon of={carIcon} />}
                  aria-label={words.plates.fillIn(plate)}
                  onClick={() => onChoose(plate)}
                >
                  {plate}
                </Button>
              </li>
            ))}
          </ul>
        </Box>
      )}
    </div>
  );
}
