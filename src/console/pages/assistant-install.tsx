import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SHOP_SYSTEMS } from '../install-tags.ts';
import { announce } from '../parts/announcer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Assistant } from '../types.ts';

/** Puts the assistant live, and shows the tag for the shop's system. */
export function Install({ assistant }: { assistant: Assistant }) {
  const { assistantId, status, embedKey, name } = assistant;
  const { call, may } = useOrganization();
  const client = useQueryClient();
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  const isLive = status === 'live';
  const setLive = (live: boolean) => call.update_assistant({ assistantId, status: live ? 'live' : 'draft' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setLive(true),
    onSuccess: () => {
      announce(`${name} is live.`);
      return client.invalidateQueries();
    },
  });
  const installation = useOrganizationQuery('check_installation', { assistantId });
  const [picked, setPicked] = useState<string>();
  const system = picked ?? installation.data?.platform ?? 'html';
  const chosen = SHOP_SYSTEMS.find(({ value }) => value === system);
  const origins = settings.data?.originsInEffect ?? [];
  return (
    <Panel
      title="Put it into your shop"
      lead={isLive ? 'Shoppers can see it on every page with the tag.' : 'Shoppers see nothing until it is live.'}
    >
      <div>
        <Stack>
          <NativeSelect
            label="Your shop runs on"
            data={SHOP_SYSTEMS.map(({ value, label }) => ({ value, label }))}
            value={system}
            onChange={(event) => setPicked(event.currentTarget.value)}
          />
          {chosen && <CopyableText label={chosen.place} text={chosen.code(location.origin, embedKey)} />}
        </Stack>
        {origins.length > 0 && (
          <Text size="sm" c="dimmed" my="md">
            It works on {new Intl.ListFormat('en').format(origins)}.
          </Text>
        )}
        {error && <ErrorAlert error={error} />}
        {may('assistants:edit') &&
          (isLive ? (
            <Confirm
              label="Take it offline"
              variant="default"
              title={`Take ${name} offline?`}
              submit="Take offline"
              send={() => setLive(false)}
              success={`${name} is offline.`}
            >
              It disappears from your shop immediately. You can put it live again at any time.
            </Confirm>
          ) : (
            <Button loading={isPending} onClick={() => mutate()}>
              Go live
            </Button>
          ))}
      </div>
    </Panel>
  );
}
