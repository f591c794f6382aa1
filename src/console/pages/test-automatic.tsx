import { Checkbox, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { useOrganization } from '../queries.ts';
import type { TestQuestions } from '../types.ts';
import { useSaveTestQuestions } from '../test-set.ts';

/** Whether the questions are asked by themselves, which must not cost what nobody has agreed to. */
export function AutomaticRuns({ set: { isFree, mayCost } }: { set: TestQuestions }) {
  const save = useSaveTestQuestions();
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (next: boolean) => save(({ questions }) => ({ questions, mayCost: next })),
    onSuccess(_, next) {
      announce(
        next ? 'They are asked automatically, also with a paid model.' : 'They are asked automatically only for free.',
      );
      return client.invalidateQueries();
    },
  });
  const mayEdit = useOrganization().may('assistants:edit');
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        {isFree
          ? 'They are asked automatically: the assistant’s model costs nothing.'
          : mayCost
            ? 'They are asked automatically, at most 12 times a day. What that costs counts towards your budget.'
            : 'They are not asked automatically: the assistant’s model costs money.'}
      </Text>
      {mayEdit && (
        <Checkbox
          label="Ask automatically even if it costs money"
          checked={isPending ? variables : mayCost}
          onChange={({ currentTarget }) => mutate(currentTarget.checked)}
        />
      )}
      {error && <ErrorAlert error={error} />}
    </div>
  );
}
