import { useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, ColourField, Field, Form } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Assistant } from '../types.ts';
import { type Look as Draft, LookPreview } from './look-preview.tsx';
import styles from './look-preview.module.css';

/** The widget's colour, logo, launcher and side of the page. */
export function Look({ assistant }: { assistant: Assistant }) {
  const { assistantId, branding } = assistant;
  const { call } = useOrganization();
  const [draft, setDraft] = useState<Draft>({});
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  return (
    <Panel wide title="Look" lead="The picture shows colour and side at once, and the rest as soon as it is saved.">
      {settings.error && <ErrorAlert error={settings.error} retry={settings.refetch} />}
      {settings.data && (
        <div className={styles.look}>
          <Form
            submit="Save look"
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
            done={() => announce('Look saved.')}
          >
            <ColourField
              name="colour"
              label="Colour"
              description="Such as #0b6e4f. Text on it stays readable by itself."
              defaultValue={branding.primaryColor ?? ''}
              onChange={(primaryColor) => setDraft({ ...draft, primaryColor })}
            />
            <Field
              name="logoUrl"
              label="Address of the logo"
              defaultValue={branding.logoUrl ?? ''}
              maxLength={2048}
              optional
            />
            <Field
              name="launcherText"
              label="Text on the button"
              description="Leave it empty to show only the icon."
              defaultValue={branding.launcherText ?? ''}
              maxLength={200}
              optional
            />
            <Choice
              name="position"
              label="Side of the page"
              defaultValue={settings.data.position ?? 'right'}
              onChange={(position) => setDraft({ ...draft, position })}
              options={[
                { value: 'right', label: 'Right' },
                { value: 'left', label: 'Left' },
              ]}
            />
          </Form>
          <LookPreview assistant={assistant} look={draft} />
        </div>
      )}
    </Panel>
  );
}
