import { z } from 'zod';
import { Permission, Role } from '../domain/permissions.ts';
import { filledText, givenText, text } from '../domain/fields.ts';
import { DETAIL_LIMITS } from '../domain/product-details.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';

const time = z.string();

export const givenName = () => givenText(TEXT_LIMITS.name);

const MAX_DETAIL_FILTERS = 20;

/** Attributes and options that a product must have, by the names and values that `search_facets` gives. */
export const DetailFilters = z
  .array(
    z.strictObject({
      name: filledText(DETAIL_LIMITS.name),
      value: text(DETAIL_LIMITS.optionValue).optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      unit: text(DETAIL_LIMITS.unit).optional(),
    }),
  )
  .max(MAX_DETAIL_FILTERS);

export const Empty = z.strictObject({});

export const Membership = z.object({ organizationId: z.string(), name: z.string(), role: Role });

export const Member = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  role: Role,
  joinedAt: time,
});

export const Invitation = z.object({
  invitationId: z.string(),
  role: Role,
  invitedBy: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
});

export const ApiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  scope: z.enum(['user', 'organization']),
  userId: z.string().nullable(),
  userEmail: z.string().nullable(),
  createdBy: z.string().nullable(),
  permissions: z.array(Permission),
  prefix: z.string(),
  lastFour: z.string(),
  expiresAt: time.nullable(),
  lastUsedAt: time.nullable(),
  lastUsedVia: z.string().nullable(),
  revokedAt: time.nullable(),
  createdAt: time,
});

export const Session = z.object({
  sessionId: z.string(),
  current: z.boolean(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
  lastUsedAt: time,
});

export const ConnectedApp = z.object({
  connectedAppId: z.string(),
  clientName: z.string(),
  clientHost: z.string().nullable(),
  redirectHost: z.string(),
  access: z.enum(['read', 'write']),
  organizationId: z.string(),
  organizationName: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});

export const AuditEntry = z.object({
  auditId: z.string(),
  createdAt: time,
  via: z.enum(['rest', 'mcp', 'console', 'cli']),
  action: z.string(),
  target: z.string(),
  actor: z.object({
    kind: z.enum(['user', 'key', 'app', 'operator']),
    id: z.string().nullable(),
    label: z.string(),
    onBehalfOf: z.string().nullable(),
  }),
  address: z.string().nullable(),
  requestId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

const Moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
/** PostgreSQL reads no larger offset from UTC. */
const FAR_OFFSET = /[+-](?:1[6-9]|2\d):\d\d$/;

/** A timestamp that the database can read: PostgreSQL has no year 0. */
export const moment = () =>
  text(TEXT_LIMITS.time).refine(
    (value) => Moment.safeParse(value).success && !value.startsWith('0000') && !FAR_OFFSET.test(value),
    'must be a time such as 2030-01-31 or 2030-01-31T08:00:00Z',
  );

/** A time range from `from`, inclusive, to `to`, exclusive; an absent bound is open. */
export const period = { from: moment().optional(), to: moment().optional() };

/** Page size of a list. */
export const listLimit = z.int().min(1).max(200).default(50);

/** Filters of conversations, in the list and in the export. */
export const conversationFilter = {
  ...period,
  unanswered: z.boolean().optional(),
  feedback: z.enum(['up', 'down']).optional(),
  search: filledText(TEXT_LIMITS.conversationSearch).optional(),
};

/** Filters of the audit log, in the list and in its export. */
export const AuditFilter = z.strictObject({
  action: text(TEXT_LIMITS.auditValue).optional(),
  actor: text(TEXT_LIMITS.auditValue).optional(),
  via: z.enum(['rest', 'mcp', 'console', 'cli']).optional(),
  target: text(TEXT_LIMITS.auditValue).optional(),
  ...period,
});
