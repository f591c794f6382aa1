import { Link, Outlet, createLink, useLocation } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useCurrentMembership } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Role } from '../types.ts';
import { AccountMenu } from './account-menu.tsx';
import { useStaleLinks } from './dialog-link.ts';
import {
  AccountIcon,
  AppsIcon,
  AssistantIcon,
  AuditIcon,
  CloseIcon,
  ConnectIcon,
  KeyIcon,
  MembersIcon,
  MenuIcon,
  SecurityIcon,
  SettingsIcon,
} from './icons.tsx';
import { OrganizationSwitcher } from './organization-switcher.tsx';
import { PaletteButton } from './palette-button.tsx';
import styles from './shell.module.css';
import { VerifyEmail } from './verify-email.tsx';
import { Wordmark } from './wordmark.tsx';

const words = texts.shell;

const Entry = createLink(({ icon, children, ...anchor }: ComponentProps<'a'> & { icon: ReactNode }) => (
  <li>
    <a {...anchor} className={styles.entry}>
      {icon}
      {children}
    </a>
  </li>
));

function OrganizationEntries({ organizationId, role }: { organizationId: string; role: Role }) {
  const params = { organizationId };
  return (
    <ul className={styles.entries}>
      <Entry icon={<AssistantIcon />} to="/organizations/$organizationId/assistants" params={params}>
        {words.assistants}
      </Entry>
      <Entry icon={<MembersIcon />} to="/organizations/$organizationId/members" params={params}>
        {words.members}
      </Entry>
      <Entry icon={<KeyIcon />} to="/organizations/$organizationId/keys" params={params}>
        {words.keys}
      </Entry>
      <Entry icon={<ConnectIcon />} to="/organizations/$organizationId/connect" params={params}>
        {words.connect}
      </Entry>
      {(role === 'owner' || role === 'admin') && (
        <Entry icon={<AuditIcon />} to="/organizations/$organizationId/audit" params={params}>
          {words.audit}
        </Entry>
      )}
      <Entry icon={<SettingsIcon />} to="/organizations/$organizationId/settings" params={params}>
        {words.settings}
      </Entry>
    </ul>
  );
}

/** The navigation around every signed-in page. */
export function Shell() {
  const [open, setOpen] = useState(false);
  const membership = useCurrentMembership();
  useStaleLinks();
  // The palette navigates too.
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {words.skip}
      </a>
      <div className={styles.side}>
        <header className={styles.bar}>
          <Link to="/">
            <Wordmark />
          </Link>
          <button
            type="button"
            className={styles.burger}
            aria-label={words.menu}
            aria-expanded={open}
            aria-controls="navigation"
            onClick={() => setOpen(!open)}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </button>
        </header>
        <nav
          id="navigation"
          aria-label={words.navigation}
          className={styles.navigation}
          data-open={open || undefined}
          // Close the menu on navigation; in a wide window it is always open.
          onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}
        >
          <OrganizationSwitcher />
          <PaletteButton />
          <div className={styles.pages}>
            {membership && <OrganizationEntries {...membership} />}
            <p className={styles.heading} id="navigation-account">
              {words.yourAccount}
            </p>
            <ul className={styles.entries} aria-labelledby="navigation-account">
              <Entry icon={<AccountIcon />} to="/account" activeOptions={{ exact: true, includeSearch: false }}>
                {words.account}
              </Entry>
              <Entry icon={<SecurityIcon />} to="/account/security">
                {words.security}
              </Entry>
              <Entry icon={<AppsIcon />} to="/account/apps">
                {words.apps}
              </Entry>
            </ul>
          </div>
          <AccountMenu />
        </nav>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <VerifyEmail />
        <Outlet />
      </main>
    </div>
  );
}
