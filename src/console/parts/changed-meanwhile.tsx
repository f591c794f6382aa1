import { Alert, Anchor, Button, Group } from '@mantine/core';
import { CallError } from '../../client/index.ts';
import { texts } from '../texts/texts.ts';
import { messageOf } from './error-message.ts';

const words = texts.parts.changedMeanwhile;
const ANYWAY = 'anyway';

export const isChangedMeanwhile = (error: Error): boolean =>
  error instanceof CallError && error.code === 'changed_meanwhile';

/** True if a person has seen that somebody else changed the record, and replaces it. */
export const isAnyway = (event: Event): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('value') === ANYWAY;

/** Tells the later of two people who edit the same, within their form, and lets them decide. */
export function ChangedMeanwhile({ error }: { error: Error }) {
  return (
    <Alert color="gray" role="alert">
      {messageOf(error)}
      <Group gap="md" mt="sm">
        <Button type="submit" value={ANYWAY} size="xs" variant="default">
          {words.save}
        </Button>
        <Anchor href={location.href} target="_blank" size="sm">
          {words.look}
        </Anchor>
      </Group>
    </Alert>
  );
}
