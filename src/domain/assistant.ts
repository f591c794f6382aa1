import { z } from 'zod';
import { filledText, givenText, givenUrl, httpUrl, text, time } from './fields.ts';
import { TEXT_LIMITS } from './text-limits.ts';
import { isHttpUrl } from './url.ts';
import { claimsKnownCrawler } from './user-agent.ts';

const AssistantStatus = z.enum(['draft', 'live']);

export const Branding = z
  .strictObject({
    primaryColor: z.string().optional(),
    logoUrl: z.string().optional(),
    launcherText: z.string().optional(),
  })
  .meta({ id: 'Branding', description: 'Public-facing look of the widget launcher and panel.' });

/** The schema for input. */
const GivenBranding = z
  .strictObject({
    primaryColor: text(TEXT_LIMITS.color).optional(),
    logoUrl: text(TEXT_LIMITS.url).optional(),
    launcherText: text(TEXT_LIMITS.launcherText).optional(),
  })
  .meta({ description: 'Public-facing look of the widget launcher and panel.' });

const modelName = text(TEXT_LIMITS.modelName)
  .describe(
    'Name of a tool-capable model, as provider/model. An unknown model falls back to the default. All but the built-in one spend the monthly model budget.',
  )
  .optional();

const crawlUserAgent = text(TEXT_LIMITS.crawlUserAgent)
  .refine((value) => !/\p{Cc}/u.test(value), 'must not contain line breaks or other control characters')
  .refine(
    (value) => !claimsKnownCrawler(value),
    'must not impersonate the crawler of a search engine or AI provider: use a name of your own, such as MyShopBot/1.0',
  )
  .describe('User agent string used for crawling; not that of a search engine or AI provider.');

const origin = text(TEXT_LIMITS.origin)
  .refine(isOrigin, 'must be an origin such as https://shop.example, without a path')
  .transform((value) => new URL(value).origin);

const origins = z
  .array(origin)
  .max(50, 'must have at most 50 origins')
  .transform((all) => [...new Set(all)]);

const suggestedQuestions = z.array(givenText(TEXT_LIMITS.suggestedQuestion)).max(6, 'must have at most 6 questions');

const email = text(TEXT_LIMITS.email).refine(
  (value) => z.email().safeParse(value).success,
  'must be an email address such as help@shop.example',
);

const phone = givenText(TEXT_LIMITS.phone).refine(
  isPhoneNumber,
  'must be a telephone number of digits, spaces and + ( ) / . -',
);

const Verify = z.enum(['model', 'quote', 'off']);
export type Verify = z.infer<typeof Verify>;

const position = z.enum(['left', 'right']);

/** What is checked of the widget's installation in a shop, in the order in which it is set up. */
const INSTALLATION_CHECKS = ['tag', 'key', 'origin', 'live', 'cart', 'policy'] as const;
const InstallationChecks = z.array(z.enum(INSTALLATION_CHECKS));

/** A set of fields: the API's record, the console's widget settings, or the storefront widget's configuration. */
export type AssistantView = 'record' | 'settings' | 'widget';

/** The operations that set fields: create_assistant, update_assistant, and update_widget_settings. */
type AssistantChange = 'create' | 'update' | 'configure';

/** A field of an assistant; for each operation that sets it, the schema of its input. */
export interface AssistantField extends Partial<Record<AssistantChange, z.ZodType>> {
  /** Its column in the table `assistants`. */
  column: string;
  /** The stored value. */
  value: z.ZodType;
  views: readonly AssistantView[];
  /** The value for a new assistant if none is given. */
  default?: unknown;
}

/** Every field of an assistant: records, inputs, queries and the table's type are derived from here. */
export const ASSISTANT_FIELDS = {
  assistantId: { column: 'assistant_id', value: z.string(), views: ['record', 'settings', 'widget'] },
  name: {
    column: 'name',
    value: z.string(),
    views: ['record', 'widget'],
    create: filledText(TEXT_LIMITS.name).describe('Display name, for example the brand or market.'),
    update: filledText(TEXT_LIMITS.name).optional(),
  },
  status: {
    column: 'status',
    value: AssistantStatus,
    views: ['record', 'widget'],
    update: AssistantStatus.optional(),
    default: 'draft',
  },
  siteUrl: {
    column: 'site_url',
    value: givenUrl().nullable(),
    views: ['record', 'settings', 'widget'],
    create: httpUrl().optional().describe('Storefront URL that is crawled for the catalogue.'),
    update: httpUrl().nullable().optional(),
    default: null,
  },
  persona: {
    column: 'persona',
    value: z.string().nullable(),
    views: ['record', 'widget'],
    create: text(TEXT_LIMITS.persona).optional().describe('Domain-expert persona or instructions.'),
    update: text(TEXT_LIMITS.persona).nullable().optional(),
    default: null,
  },
  greeting: {
    column: 'greeting',
    value: z.string().nullable(),
    views: ['record', 'widget'],
    create: text(TEXT_LIMITS.greeting).optional().describe('First message shown when the widget opens.'),
    update: text(TEXT_LIMITS.greeting).nullable().optional(),
    default: null,
  },
  modelName: {
    column: 'model_name',
    value: z.string(),
    views: ['record', 'widget'],
    create: modelName,
    update: modelName,
  },
  crawlUserAgent: {
    column: 'crawl_user_agent',
    value: z.string().nullable(),
    views: ['record'],
    update: crawlUserAgent.nullable().optional(),
    default: null,
  },
  branding: {
    column: 'branding',
    value: Branding,
    views: ['record', 'widget'],
    update: GivenBranding.optional(),
    default: {},
  },
  embedKey: {
    column: 'embed_key',
    value: z.string().meta({ description: 'Public key for embedding the widget in the storefront.' }),
    views: ['record', 'settings'],
  },
  /** Origins that may embed the widget; null means that of the siteUrl. */
  origins: {
    column: 'widget_origins',
    value: z.array(z.string()).nullable(),
    views: ['settings', 'widget'],
    configure: origins.nullable().optional(),
    default: null,
  },
  /** If null, generated from the catalogue and the knowledge. */
  suggestedQuestions: {
    column: 'suggested_questions',
    value: z.array(z.string()).nullable(),
    views: ['settings', 'widget'],
    configure: suggestedQuestions.nullable().optional(),
    default: null,
  },
  /** The corner of the launcher; if null, at the end of the page's text direction. */
  position: {
    column: 'widget_position',
    value: position.nullable(),
    views: ['settings', 'widget'],
    configure: position.nullable().optional(),
    default: null,
  },
  /** A page for reaching a person. */
  contactUrl: {
    column: 'contact_url',
    value: z.string().nullable(),
    views: ['settings', 'widget'],
    configure: httpUrl().nullable().optional(),
    default: null,
  },
  /** A person's email address and phone number. */
  contactEmail: {
    column: 'contact_email',
    value: z.string().nullable(),
    views: ['settings', 'widget'],
    configure: email.nullable().optional(),
    default: null,
  },
  contactPhone: {
    column: 'contact_phone',
    value: z.string().nullable(),
    views: ['settings', 'widget'],
    configure: phone.nullable().optional(),
    default: null,
  },
  /** The address to notify of hand-overs. */
  handoverWebhook: {
    column: 'handover_webhook',
    value: z.string().nullable(),
    views: ['settings', 'widget'],
    configure: httpUrl()
      .refine((value) => /^https:/i.test(value), 'must be an https:// URL')
      .nullable()
      .optional(),
    default: null,
  },
  /** The check of a model's descriptions: by a second model, none, or replacement by the shop's own words. */
  verify: {
    column: 'verify',
    value: Verify,
    views: ['settings', 'widget'],
    configure: Verify.optional(),
    default: 'model',
  },
  /** The checks that somebody goes on without. */
  skippedChecks: {
    column: 'skipped_checks',
    value: InstallationChecks,
    views: ['settings'],
    configure: InstallationChecks.max(INSTALLATION_CHECKS.length).optional(),
    default: [],
  },
  createdAt: { column: 'created_at', value: time, views: ['record'] },
  updatedAt: { column: 'updated_at', value: time, views: ['record', 'settings'] },
} as const satisfies Record<string, AssistantField>;

export type AssistantFields = typeof ASSISTANT_FIELDS;
export type AssistantFieldName = keyof AssistantFields;

/** The names of the fields in a view, and of those that an operation sets. */
export type FieldsInView<V extends AssistantView> = {
  [F in AssistantFieldName]: V extends AssistantFields[F]['views'][number] ? F : never;
}[AssistantFieldName];
type FieldsSetBy<C extends AssistantChange> = {
  [F in AssistantFieldName]: C extends keyof AssistantFields[F] ? F : never;
}[AssistantFieldName];

type ValueSchemas<V extends AssistantView> = { [F in FieldsInView<V>]: AssistantFields[F]['value'] };
type InputSchemas<C extends AssistantChange> = {
  [F in FieldsSetBy<C>]: AssistantFields[F] extends Record<C, infer I extends z.ZodType> ? I : never;
};

const allFields: [string, AssistantField][] = Object.entries(ASSISTANT_FIELDS);

/** The schemas of the fields in a view. */
const valueSchemas = <V extends AssistantView>(view: V): ValueSchemas<V> =>
  Object.fromEntries(
    allFields.flatMap(([name, { views, value }]) => (views.includes(view) ? [[name, value]] : [])),
  ) as never;

/** The schemas of the fields that an operation takes. */
export const inputSchemas = <C extends AssistantChange>(change: C): InputSchemas<C> =>
  Object.fromEntries(
    allFields.flatMap(([name, { [change]: input }]) => (input === undefined ? [] : [[name, input]])),
  ) as never;

export const Assistant = z.object(valueSchemas('record')).meta({ id: 'Assistant' });
export type Assistant = z.infer<typeof Assistant>;

export const AssistantDetails = Assistant.extend({
  catalogueSize: z.int().meta({ description: 'Number of products in the catalogue.' }),
  knowledgeCount: z.int().meta({ description: 'Number of knowledge entries.' }),
}).meta({ id: 'AssistantDetails' });
export type AssistantDetails = z.infer<typeof AssistantDetails>;

/** An assistant's settings of its widget. */
export const WidgetSettings = z.object(valueSchemas('settings'));
export type WidgetSettings = z.infer<typeof WidgetSettings>;

/** An assistant as the storefront's widget sees it. */
export type WidgetAssistant = { organizationId: string } & z.infer<z.ZodObject<ValueSchemas<'widget'>>>;

type ChangeInput<C extends AssistantChange> = z.output<z.ZodObject<InputSchemas<C>>>;
export type NewAssistant = ChangeInput<'create'> & { modelName: string };
export type AssistantPatch = ChangeInput<'update'>;
export type WidgetSettingsPatch = ChangeInput<'configure'>;

/** True for scheme, host and port only, as browsers send a page's origin. */
function isOrigin(value: string): boolean {
  if (!isHttpUrl(value)) return false;
  const { origin: itself, href } = new URL(value);
  return href === `${itself}/`;
}

function isPhoneNumber(value: string): boolean {
  return /^[\d +()/.-]+$/.test(value) && value.lastIndexOf('+') <= 0 && value.replace(/\D/g, '').length >= 3;
}
