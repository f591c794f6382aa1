import { useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, ColourField, Field, Form } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant } from '../types.ts';
import { type Look as Draft, LookPreview } from './look-preview.tsx';
import styles from './look-preview.module.css';

const words = texts.assistant.look;

/** The widget's colour, logo, launcher and side of the page. */
export function Look({ assistant }: { assistant: Assistant }) {
  const { assistantId, branding } = assistant;
  const { call } = useOrganization();
  const [draft, setDraft] = useState<Draft>({});
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  return (
    <Panel wide title={words.title} lead={words.lead}>
      {settings.error && <ErrorAlert error={settings.error} retry={settings.refetch} />}
      {settings.data && (
        <div className={styles.look}>
          <Form
            submit={words.submit}
            version={assistant.updatedAt}
            send={async ({ text }, { seen }) => {
              const given = {
                primaryColor: text('primaryColor'),
                logoUrl: text('logoUrl'),
                launcherText: text('launcherText'),
              };
              const filled = Object.entries(given).filter(([, value]) => value.trim() !== '');
              const look = { assistantId, branding: Object.fromEntries(filled) };
              const { updatedAt } = await call.update_assistant(look, { seen });
              const position = text('position') === 'left' ? 'left' : 'right';
              return call.update_widget_settings({ assistantId, position }, { seen: updatedAt });
            }}
            done={() => announce(words.saved)}
          >
            <ColourField
              name="primaryColor"
              label={words.colour}
              description={words.colourHint}
              defaultValue={branding.primaryColor ?? ''}
              onChange={(primaryColor) => setDraft({ ...draft, primaryColor })}
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
              onChange={(position) => setDraft({ ...draft, position })}
              options={[
                { value: 'right', label: words.right },
                { value: 'left', label: words.left },
              ]}
            />
          </Form>
          <LookPreview assistant={assistant} look={draft} />
        </div>
      )}
    </Panel>
  );
}
