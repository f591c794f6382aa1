import { Badge } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import type { Assistant } from '../types.ts';

export function AssistantStatus({ status }: Pick<Assistant, 'status'>) {
  return <Badge color={status === 'live' ? 'green' : 'gray'}>{texts.parts.status[status]}</Badge>;
}
