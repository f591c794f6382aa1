import type { Role } from './permissions.ts';

export interface Organization {
  organizationId: string;
  name: string;
}

export interface Organizations {
  /** Finds by identifier or by name; several may have the same name. */
  find(nameOrId: string): Promise<Organization[]>;
  insert(name: string): Promise<Organization>;
  /**
   * Returns the matches of `find`, or else creates an organization of that name. One caller at a time, in a
   * transaction.
   */
  ensure(nameOrId: string): Promise<{ organizations: Organization[]; isNew: boolean }>;
  rename(organizationId: string, name: string): Promise<void>;
  /** Also deletes everything of the organization but its audit log. */
  delete(organizationId: string): Promise<void>;
}

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
  /** Sorted by email address. */
  list(organizationId: string): Promise<Member[]>;
  /** In a transaction: locks the members of the organization until its end. */
  lock(organizationId: string): Promise<void>;
  find(organizationId: string, userId: string): Promise<Member | undefined>;
  add(organizationId: string, userId: string, role: Role): Promise<void>;
  changeRole(organizationId: string, userId: string, role: Role): Promise<void>;
  /** Also removes the member's connected apps, and revokes their keys. */
  remove(organizationId: string, userId: string): Promise<void>;
}

export interface Account {
  userId: string;
  email: string;
  /** True once its owner has opened a link sent to it: until then others cannot rely on it. */
  emailVerified: boolean;
  name: string;
  /** The organization that the console opens with. */
  activeOrganizationId: string | null;
}

export interface Passkey {
  passkeyId: string;
  name: string;
  createdAt: string;
}

export interface SecondFactors {
  /** True once an authenticator app was set up and confirmed with a code. */
  hasAuthenticator: boolean;
  hasBackupCodes: boolean;
  /** Oldest first. */
  passkeys: Passkey[];
}

export interface Users {
  find(userId: string): Promise<Account | undefined>;
  /**
   * Returns the user of this address, created if necessary.
   * @returns isClaimed: true if a person signed up with it but has not yet verified it
   */
  ensure(email: string): Promise<{ userId: string; isNew: boolean; isClaimed: boolean }>;
  verifyEmail(userId: string): Promise<void>;
  /** Invalidates every pending link, code and trusted device of the user. */
  forgetLinks(userId: string): Promise<void>;
  secondFactors(userId: string): Promise<SecondFactors>;
  /** Requires a second factor from now on if there is one, and stops when the last is removed. */
  settleSecondFactors(userId: string): Promise<void>;
  /** Ends every session, connected app and second factor of the user. */
  dropAccess(userId: string): Promise<void>;
  /** The user's organizations, by name. */
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
  /** Active ones, newest first. */
  list(userId: string): Promise<Session[]>;
  /** @returns how many ended */
  end(userId: string, which: { sessionId: string } | { allBut: string }): Promise<number>;
}

export interface Invitation {
  invitationId: string;
  organizationId: string;
  role: Role;
  /** The inviter's address; null for the operator. */
  invitedBy: string | null;
  createdAt: string;
  expiresAt: string;
}

export interface Invitations {
  /** Pending invitations, newest first. */
  list(organizationId: string): Promise<Invitation[]>;
  insert(values: {
    organizationId: string;
    role: Role;
    hash: Buffer;
    invitedBy: string | null;
    expiresAt: string;
  }): Promise<Invitation>;
  /** Finds an invitation that can still be accepted. */
  findByHash(organizationId: string, hash: Buffer): Promise<(Invitation & { organizationName: string }) | undefined>;
  /** Undefined when it can no longer be accepted. */
  /**
   * Reserves an open invitation for one address, the first that signs up with it.
   * @param address hashed
   * @returns false if it is reserved for another one, or no longer open
   */
  reserve(organizationId: string, invitationId: string, address: Buffer): Promise<boolean>;
  accept(organizationId: string, invitationId: string, userId: string): Promise<Invitation | undefined>;
  revoke(organizationId: string, invitationId: string): Promise<Invitation | undefined>;
}

/** A user's approval of an application in one organization. */
export interface ConnectedApp {
  connectedAppId: string;
  organizationId: string;
  organizationName: string;
  userId: string;
  clientId: string;
  clientName: string;
  /** The client's own claim of its address. */
  clientUri: string | null;
  redirectUri: string;
  scopes: string[];
  createdAt: string;
  lastUsedAt: string | null;
}

/** The data for checking an access token: as issued, and as it applies now. */
export interface StoredToken {
  organizationId: string;
  userId: string;
  clientId: string;
  connectedAppId: string;
  scopes: string[];
  /** The approval's scopes, which may have been narrowed since. */
  approvedScopes: string[];
  resources: string[] | null;
  role: Role;
  expiresAt: string;
  lastUsedAt: string | null;
}

export interface ConnectedApps {
  list(userId: string): Promise<ConnectedApp[]>;
  find(organizationId: string, userId: string, clientId: string): Promise<ConnectedApp | undefined>;
  /** Deletes the approval with all of its tokens and codes. */
  disconnect(userId: string, connectedAppId: string): Promise<ConnectedApp | undefined>;
  /** One SELECT: a valid token whose approval and membership still exist. */
  findByToken(hash: string): Promise<StoredToken | undefined>;
  /**
   * Locks the approvals of the refresh token's client and user until the transaction ends, so that of several refreshes
   * with one token, in any process, each sees the result of the one before it.
   */
  lockForRefresh(refreshTokenHash: string): Promise<void>;
  /** Records the use. */
  touch(organizationId: string, connectedAppId: string): Promise<void>;
  /** Stores the organization chosen in one authorization. */
  choose(flow: AuthorizationKey, organizationId: string): Promise<void>;
  chosen(flow: AuthorizationKey): Promise<string | undefined>;
  /** Sets a client's redirect addresses, bypassing the library's own rules. */
  setRedirectUris(clientId: string, redirectUris: readonly string[]): Promise<void>;
  client(clientId: string): Promise<{ name: string | null; uri: string | null; icon: string | null } | undefined>;
  /** Deletes expired records. @returns how many unused clients were among them */
  reap(now: Date): Promise<number>;
}

/** Distinguishes one authorization from another of the same session. */
export interface AuthorizationKey {
  sessionId: string;
  codeChallenge: string;
}

/** Values that the service generates for itself and its processes share. */
export interface Secrets {
  /** Returns the value of this name; stores the given one if there is none yet. */
  ensure(name: string, value: string): Promise<string>;
}
