import { Box, Flex } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { checkIcon, pendingIcon } from '../../../../generated/icons';
import type { PasswordLine } from '../../../domain/account/passwordPolicy';
import { Icon } from '../../design/icon/Icon';

interface PasswordChecklistProps {
  /** For `describedBy` of the password field. */
  readonly id: string;
  readonly lines: readonly PasswordLine[];
}

/** The rules of a new password, each with its own state (M5.3). */
export function PasswordChecklist({ id, lines }: PasswordChecklistProps): ReactElement {
  return (
    <Box id={id} c="dimmed" fz="sm">
      <p>{words.rules}</p>
      <Flex component="ul" wrap="wrap" gap="0.5rem 1rem" mt="0.5rem">
        {lines.map(({ id: line, holds, isAdvice }) => (
          <Flex
            component="li"
            key={line}
            flex="1 1 12rem"
            align="center"
            gap="0.5rem"
            {...(holds && { c: 'teal' })}
          >
            <Box component="span" flex="none" display="flex">
              <Icon of={holds ? checkIcon : pendingIcon} size={16} />
            </Box>
            <span>{words.lines[line]}</span>
            {isAdvice && <span>{words.advice}</span>}
            <span className="tp-hidden">{holds ? words.holds : !isAdvice && words.isOpen}</span>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
