import { Checkbox, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { TestQuestions } from '../types.ts';
import { useSaveTestQuestions } from '../test-set.ts';

const words = texts.testQuestions.automatic;

/** Shows whether the questions are asked by themselves, which must not cost what nobody has agreed to. */
export function AutomaticRuns({ set: { isFree, mayCost } }: { set: TestQuestions }) {
  const save = useSaveTestQuestions();
  const client = useQueryClient();
  // The box must change with the click itself: a mutation is only known to be pending a moment later.
  const [chosen, setChosen] = useState<boolean>();
  const { mutate, error } = useMutation({
    mutationFn: (next: boolean) => save(({ questions }) => ({ questions, mayCost: next })),
    onSuccess(_, next) {
      announce(next ? words.nowPaid : words.nowFree);
      return client.invalidateQueries();
    },
    onSettled: () => setChosen(undefined),
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
          checked={chosen ?? mayCost}
          onChange={({ currentTarget: { checked } }) => {
            setChosen(checked);
            mutate(checked);
          }}
        />
      )}
      {error && <ErrorAlert error={error} />}
    </div>
  );
}
