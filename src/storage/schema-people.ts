import type { ColumnType, Generated } from 'kysely';
import type { Role } from '../domain/permissions.ts';

/** The columns that we read or write ourselves, for people and the applications that act for them. */
export interface PeopleSchema {
  users: {
    id: string;
    email: string;
    name: Generated<string>;
    email_verified: Generated<boolean>;
    two_factor_enabled: Generated<boolean>;
    active_organization_id: Generated<string | null>;
    created_at: Generated<string>;
  };
  sessions: {
    id: string;
    user_id: string;
    ip_address: string | null;
    user_agent: string | null;
    expires_at: string;
    created_at: Generated<string>;
    updated_at: string;
  };
  two_factors: { id: string; user_id: string; verified: boolean | null };
  passkeys: { id: string; user_id: string; name: string | null; created_at: string };
  verifications: { id: string; value: string; expires_at: string };
  invitations: {
    organization_id: string;
    invitation_id: string;
    role: Role;
    hash: Buffer;
    invited_by: string | null;
    expires_at: string;
    accepted_by: Generated<string | null>;
    accepted_at: Generated<string | null>;
    revoked_at: Generated<string | null>;
    signed_up_as: Generated<Buffer | null>;
    created_at: Generated<string>;
  };
  secrets: { name: string; value: string };
  oauth_clients: {
    client_id: string;
    name: string | null;
    uri: string | null;
    icon: string | null;
    redirect_uris: ColumnType<string[], string, string>;
    created_at: string;
  };
  oauth_consents: {
    organization_id: string;
    id: string;
    client_id: string;
    user_id: string;
    scopes: string[];
    last_used_at: string | null;
    created_at: string;
  };
  oauth_access_tokens: { organization_id: string; id: string; expires_at: string };
  oauth_refresh_tokens: {
    organization_id: string;
    id: string;
    expires_at: string;
    rotation_replay_response: string | null;
    rotation_replay_expires_at: string | null;
  };
  oauth_client_assertions: { id: string; expires_at: string };
  oauth_choices: {
    session_id: string;
    code_challenge: string;
    organization_id: string;
    created_at: Generated<string>;
  };
}
