import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SHOP_TAGS, type TagPlace } from '../install-tags.ts';
import { announce } from '../parts/announcer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Panel } from '../parts/page.tsx';
import { rememberOwn } from '../own-versions.ts';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant } from '../types.ts';

const words = texts.installation;

const PLATFORMS = Object.keys(SHOP_TAGS) as TagPlace[];

/** Puts the assistant live, and shows the tag for the shop's system. */
export function Install({ assistant }: { assistant: Assistant }) {
  const { assistantId, status, embedKey, name, updatedAt } = assistant;
  const { call, may } = useOrganization();
  const client = useQueryClient();
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  const isLive = status === 'live';
  async function setLive(live: boolean) {
    rememberOwn(updatedAt, await call.update_assistant({ assistantId, status: live ? 'live' : 'draft' }));
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setLive(true),
    onSuccess: () => {
      announce(words.isLive(name));
      return client.invalidateQueries();
    },
  });
  const installation = useOrganizationQuery('check_installation', { assistantId });
  const [picked, setPicked] = useState<string>();
  const system = picked ?? installation.data?.platform ?? 'html';
  const chosen = PLATFORMS.find((each) => each === system);
  const origins = settings.data?.originsInEffect ?? [];
  return (
    <Panel title={words.title} lead={isLive ? words.live : words.draft}>
      <div>
        <Stack>
          <NativeSelect
            label={words.system}
            data={PLATFORMS.map((value) => ({ value, label: words.systems[value].label }))}
            value={system}
            onChange={(event) => setPicked(event.currentTarget.value)}
          />
          {chosen && (
            <CopyableText label={words.systems[chosen].place} text={SHOP_TAGS[chosen](location.origin, embedKey)} />
          )}
        </Stack>
        {origins.length > 0 && (
          <Text size="sm" c="dimmed" my="md">
            {words.worksOn(origins)}
          </Text>
        )}
        {error && <ErrorAlert error={error} />}
        {may('assistants:edit') &&
          (isLive ? (
            <Confirm
              label={words.takeOffline.button}
              variant="default"
              title={words.takeOffline.ask(name)}
              submit={words.takeOffline.submit}
              send={() => setLive(false)}
              success={words.takeOffline.done(name)}
            >
              {words.takeOffline.consequence}
            </Confirm>
          ) : (
            <Button loading={isPending} onClick={() => mutate()}>
              {words.goLive}
            </Button>
          ))}
      </div>
    </Panel>
  );
}
