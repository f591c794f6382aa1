import type { Role } from './permissions.ts';

/** An organization as one of its members sees it. */
export interface Membership {
  organizationId: string;
  name: string;
  role: Role;
}

export interface Member {
  userId: string;
  email: string;
  name: string;
  role: Role;
  joinedAt: string;
}

export interface Members {
  /** By address. */
  list(organizationId: string): Promise<Member[]>;
  /** In a transaction: nobody changes the members of the organization before its end. */
  lock(organizationId: string): Promise<void>;
  find(organizationId: string, userId: string): Promise<Member | undefined>;
  add(organizationId: string, userId: string, role: Role): Promise<void>;
  changeRole(organizationId: string, userId: string, role: Role): Promise<void>;
  /** Takes the connected apps of the member along, and revokes their keys. */
  remove(organizationId: string, userId: string): Promise<void>;
}

export interface Account {
  userId: string;
  email: string;
  /** Whether its owner has opened a link that was sent to it: until then it counts for nothing towards others. */
  emailVerified: boolean;
  name: string;
  /** The one that the console opens with. */
  activeOrganizationId: string | null;
}

export interface Passkey {
  passkeyId: string;
  name: string;
  createdAt: string;
}

export interface SecondFactors {
  /** Whether an authenticator app was set up and has shown a code. */
  hasAuthenticator: boolean;
  hasBackupCodes: boolean;
  /** Oldest first. */
  passkeys: Passkey[];
}

export interface Users {
  find(userId: string): Promise<Account | undefined>;
  /**
   * The user of this address, new where there is none.
   * @returns isClaimed: somebody signed up with it who has not shown yet that it is theirs
   */
  ensure(email: string): Promise<{ userId: string; isNew: boolean; isClaimed: boolean }>;
  verifyEmail(userId: string): Promise<void>;
  /** Makes every link, code and trusted device that is under way for the user worthless. */
  forgetLinks(userId: string): Promise<void>;
  secondFactors(userId: string): Promise<SecondFactors>;
  /** Asks for a second factor from now on if there is one, and for none where the last is gone. */
  settleSecondFactors(userId: string): Promise<void>;
  /** Ends every session, connected app and second factor of the user. */
  dropAccess(userId: string): Promise<void>;
  /** Where the user is a member, by name. */
  memberships(userId: string): Promise<Membership[]>;
  activate(userId: string, organizationId: string): Promise<void>;
}

export interface Session {
  sessionId: string;
  address: string | null;
  userAgent: string | null;
  createdAt: string;
  expiresAt: string;
  /** To the hour. */
  lastUsedAt: string;
}

export interface Sessions {
  /** Those in force, newest first. */
  list(userId: string): Promise<Session[]>;
  /** How many ended. */
  end(userId: string, which: { sessionId: string } | { allBut: string }): Promise<number>;
}

export interface Invitation {
  invitationId: string;
  organizationId: string;
  role: Role;
  /** The address of who invited; null for the operator. */
  invitedBy: string | null;
  createdAt: string;
  expiresAt: string;
}

export interface Invitations {
  /** Those that can still be accepted, newest first. */
  list(organizationId: string): Promise<Invitation[]>;
  insert(values: {
    organizationId: string;
    role: Role;
    hash: Buffer;
    invitedBy: string | null;
    expiresAt: string;
  }): Promise<Invitation>;
  /** One that can still be accepted. */
  findByHash(organizationId: string, hash: Buffer): Promise<(Invitation & { organizationName: string }) | undefined>;
  /** Undefined when it can no longer be accepted. */
  accept(organizationId: string, invitationId: string, userId: string): Promise<Invitation | undefined>;
  revoke(organizationId: string, invitationId: string): Promise<Invitation | undefined>;
}

/** What a user let an application do in one organization. */
export interface ConnectedApp {
  connectedAppId: string;
  organizationId: string;
  organizationName: string;
  userId: string;
  clientId: string;
  clientName: string;
  /** Where the client says that it lives. */
  clientUri: string | null;
  redirectUri: string;
  scopes: string[];
  createdAt: string;
  lastUsedAt: string | null;
}

/** What checking an access token takes: what was given when it was made, and what holds now. */
export interface StoredToken {
  organizationId: string;
  userId: string;
  clientId: string;
  connectedAppId: string;
  scopes: string[];
  /** Of the approval, which may have been narrowed since. */
  approvedScopes: string[];
  resources: string[] | null;
  role: Role;
  expiresAt: string;
  lastUsedAt: string | null;
}

export interface ConnectedApps {
  list(userId: string): Promise<ConnectedApp[]>;
  find(organizationId: string, userId: string, clientId: string): Promise<ConnectedApp | undefined>;
  /** Deletes the approval with every token and code that came of it. */
  disconnect(userId: string, connectedAppId: string): Promise<ConnectedApp | undefined>;
  /** One SELECT: a token in force whose approval and membership still stand. */
  findByToken(hash: string): Promise<StoredToken | undefined>;
  /**
   * Locks the approvals of the refresh token's client and user until the transaction ends, so that of several refreshes
   * with one token, in any process, each sees what the one before it left.
   */
  lockForRefresh(refreshTokenHash: string): Promise<void>;
  /** Notes the use. */
  touch(organizationId: string, connectedAppId: string): Promise<void>;
  /** Remembers the organization that was chosen in one authorization. */
  choose(flow: AuthorizationKey, organizationId: string): Promise<void>;
  chosen(flow: AuthorizationKey): Promise<string | undefined>;
  /** A client's redirect addresses, set past the library's own rules. */
  setRedirectUris(clientId: string, redirectUris: readonly string[]): Promise<void>;
  client(clientId: string): Promise<{ name: string | null; uri: string | null; icon: string | null } | undefined>;
  /** Deletes what nobody can use any more; how many clients that nobody used were among it. */
  reap(now: Date): Promise<number>;
}

/** What tells one authorization from another of the same session. */
export interface AuthorizationKey {
  sessionId: string;
  codeChallenge: string;
}

/** Values that the service makes for itself and its processes share. */
export interface Secrets {
  /** The value of this name; the given one when there is none yet. */
  ensure(name: string, value: string): Promise<string>;
}
