import { Alert, Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Form } from '../parts/form.tsx';
import type { Panel } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant } from '../types.ts';

const words = texts.demoShop;

/** Offers people without a shop an assistant for the service's own, unless they have it already. */
export function DemoShop({ frame: Frame }: { frame: typeof Panel }) {
  const { organizationId, call } = useOrganization();
  const navigate = useNavigate();
  const { data } = useOrganizationQuery('get_demo_shop', {});
  if (!data?.isAvailable || data.assistantId !== null) return null;
  return (
    <Frame title={words.title} lead={words.lead}>
      <Form
        quiet
        submit={words.open}
        send={() => call.open_demo_shop({})}
        done={({ assistantId }) =>
          navigate({
            to: '/organizations/$organizationId/assistants/$assistantId',
            params: { organizationId, assistantId },
          })
        }
      />
    </Frame>
  );
}

/** Leads from the demo shop's assistant to its pages; nothing for other assistants. */
export function DemoShopHint({ assistant }: { assistant: Assistant & { catalogueSize: number } }) {
  const { siteUrl, embedKey, catalogueSize } = assistant;
  if (!siteUrl?.endsWith(`/demo-shop/${embedKey}/`)) return null;
  return (
    <Alert title={words.hint.title}>
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{catalogueSize === 0 ? words.hint.reading : words.hint.next}</Text>
        <Button component="a" href={siteUrl} target="_blank" rel="noopener noreferrer" size="xs">
          {words.hint.visit}
        </Button>
      </Stack>
    </Alert>
  );
}
