import { Checkbox, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { TestQuestions } from '../types.ts';
import { useSaveTestQuestions } from '../test-set.ts';

const words = texts.testQuestions.automatic;

/** Whether the questions are asked by themselves, which must not cost what nobody has agreed to. */
export function AutomaticRuns({ set: { isFree, mayCost } }: { set: TestQuestions }) {
  const save = useSaveTestQuestions();
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (next: boolean) => save(({ questions }) => ({ questions, mayCost: next })),
    onSuccess(_, next) {
      announce(next ? words.nowPaid : words.nowFree);
      return client.invalidateQueries();
    },
  });
  const mayEdit = useOrganization().may('assistants:edit');
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        {isFree ? words.free : mayCost ? words.paid : words.off}
      </Text>
      {mayEdit && (
        <Checkbox
          label={words.label}
          checked={isPending ? variables : mayCost}
          onChange={({ currentTarget }) => mutate(currentTarget.checked)}
        />
      )}
      {error && <ErrorAlert error={error} />}
    </div>
  );
}
