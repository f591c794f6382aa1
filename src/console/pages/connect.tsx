import { Anchor, List, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AGENTS, type AgentName, READ_KEY, curl, isPublic, mcpUrl, restUrl } from '../connect-snippets.ts';
import { CopyableText } from '../parts/copyable-text.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { LinkedText } from '../parts/linked-text.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';

const words = texts.connect;

/** Shows how programs and agents reach the organization. It shows no secret: keys are read from a variable. */
export function ConnectPage() {
  return (
    <Page title={words.title} lead={words.lead}>
      <Rest />
      <Mcp />
    </Page>
  );
}

function Rest() {
  const { organizationId } = useOrganization();
  const { rest } = words;
  const { origin } = location;
  const createKey = (
    <TextLink inherit to="/organizations/$organizationId/keys" params={{ organizationId }} hash="new-key">
      {rest.createKey}
    </TextLink>
  );
  return (
    <Panel title={rest.title} lead={rest.lead}>
      <Stack>
        <CopyableText label={rest.address} text={restUrl(origin)} />
        <List type="ordered" spacing="md">
          <List.Item>{rest.step1(createKey)}</List.Item>
          <List.Item>
            <Text inherit mb="xs">
              {rest.step2}
            </Text>
            <CopyableText label={rest.readKey} text={READ_KEY} />
          </List.Item>
          <List.Item>
            <Text inherit mb="xs">
              {rest.step3}
            </Text>
            <CopyableText label={rest.tryIt} text={curl(origin)} />
          </List.Item>
        </List>
        <Text>
          {rest.see(
            <Anchor href="/docs">{rest.reference}</Anchor>,
            <Anchor href="/api/openapi.json">{rest.description}</Anchor>,
          )}
        </Text>
        <Text>
          <LinkedText text={rest.documents} />
        </Text>
      </Stack>
    </Panel>
  );
}

function Mcp() {
  const { mcp } = words;
  const [name, setName] = useState<AgentName>('claude');
  return (
    <Panel title={mcp.title} lead={mcp.lead(<TextLink to="/account/apps">{mcp.apps}</TextLink>)}>
      <Stack>
        <CopyableText label={mcp.address} text={mcpUrl(location.origin)} />
        <NativeSelect
          label={mcp.agent}
          data={Object.entries(mcp.names).map(([value, label]) => ({ value, label }))}
          value={name}
          onChange={(event) => setName(event.currentTarget.value as AgentName)}
        />
        <Setup key={name} name={name} />
      </Stack>
    </Panel>
  );
}

function Setup({ name }: { name: AgentName }) {
  const { mcp } = words;
  const { origin } = location;
  const { docs, signIn, key } = AGENTS[name];
  const isHosted = name === 'claude' || name === 'chatgpt';
  return (
    <>
      {isHosted && !isPublic(origin) && <Text role="note">{mcp.notPublic}</Text>}
      <Text component="h3" fw={600}>
        {mcp.signIn}
      </Text>
      <Steps of={mcp.steps[name]} />
      <CopyableText label={mcp.copy[name]} text={signIn(origin)} />
      <Text component="h3" fw={600}>
        {mcp.key}
      </Text>
      {key && name in mcp.keySteps ? <WithKey name={name as KeyAgent} text={key(origin)} /> : <Text>{mcp.noKey}</Text>}
      {docs && (
        <Text>
          <Anchor href={docs} target="_blank" rel="noopener noreferrer">
            {mcp.docs(mcp.names[name])}
          </Anchor>
        </Text>
      )}
    </>
  );
}

type KeyAgent = keyof typeof words.mcp.keySteps;

const WithKey = ({ name, text }: { name: KeyAgent; text: string }) => (
  <>
    <Steps of={words.mcp.keySteps[name]} />
    <CopyableText label={words.mcp.copyKey[name]} text={text} />
  </>
);

const Steps = ({ of: steps }: { of: readonly string[] }) => (
  <List type="ordered" spacing="xs">
    {steps.map((step) => (
      <List.Item key={step}>{step}</List.Item>
    ))}
  </List>
);
