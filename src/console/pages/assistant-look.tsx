import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, ColourField, Field, Form } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant } from '../types.ts';

const words = texts.assistant.look;

/** The widget's colour, logo, launcher and side of the page. */
export function Look({ assistant }: { assistant: Assistant }) {
  const { assistantId, branding } = assistant;
  const { call } = useOrganization();
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  return (
    <Panel title={words.title} lead={words.lead}>
      {settings.error && <ErrorAlert error={settings.error} retry={settings.refetch} />}
      {settings.data && (
        <Form
          submit={words.submit}
          send={async ({ text }) => {
            const given = {
              primaryColor: text('colour'),
              logoUrl: text('logoUrl'),
              launcherText: text('launcherText'),
            };
            const filled = Object.entries(given).filter(([, value]) => value.trim() !== '');
            await call.update_assistant({ assistantId, branding: Object.fromEntries(filled) });
            await call.update_widget_settings({
              assistantId,
              position: text('position') === 'left' ? 'left' : 'right',
            });
          }}
          done={() => announce(words.saved)}
        >
          <ColourField
            name="colour"
            label={words.colour}
            description={words.colourHint}
            defaultValue={branding.primaryColor ?? ''}
          />
          <Field name="logoUrl" label={words.logo} defaultValue={branding.logoUrl ?? ''} maxLength={2048} optional />
          <Field
            name="launcherText"
            label={words.launcher}
            description={words.launcherHint}
            defaultValue={branding.launcherText ?? ''}
            maxLength={200}
            optional
          />
          <Choice
            name="position"
            label={words.position}
            defaultValue={settings.data.position ?? 'right'}
            options={[
              { value: 'right', label: words.right },
              { value: 'left', label: words.left },
            ]}
          />
        </Form>
      )}
    </Panel>
  );
}
