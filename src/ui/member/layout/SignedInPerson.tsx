import { Avatar, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Avatar.layer.css';
import type { ReactElement } from 'react';
import { displayName, type Subscriber } from '../../../domain/subscriber/subscriber';

/** The signed-in person: initials and name; empty when both names are. */
export function SignedInPerson(
  person: Pick<Subscriber, 'firstName' | 'lastName'>,
): ReactElement | null {
  const name = displayName(person);
  if (name === '') return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Avatar size={36} color="brand" aria-hidden="true">
        {person.firstName.charAt(0) + person.lastName.charAt(0)}
      </Avatar>
      <Text size="sm">{name}</Text>
    </Group>
  );
}
