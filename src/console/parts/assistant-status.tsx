import { Badge } from '@mantine/core';
import type { Assistant } from '../types.ts';

export function AssistantStatus({ status }: Pick<Assistant, 'status'>) {
  return status === 'live' ? <Badge color="green">Live</Badge> : <Badge>Draft</Badge>;
}
