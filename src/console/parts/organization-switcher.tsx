import { Link } from '@tanstack/react-router';
import { useAccount, useCurrentMembership } from '../queries.ts';
import { ROLES } from '../roles.ts';
import { useSwitchOrganization } from '../switch-organization.ts';
import { CheckIcon, PlusIcon, SwitchIcon } from './icons.tsx';
import { Popover } from './popover.tsx';
import styles from './menu.module.css';

export function OrganizationSwitcher() {
  const { organizations } = useAccount();
  const current = useCurrentMembership();
  const go = useSwitchOrganization();
  return (
    <Popover
      label="Organization"
      button={
        <>
          <span className={styles.words}>
            <strong>{current?.name ?? 'No organization yet'}</strong>
            {current && <span>{ROLES[current.role].label}</span>}
          </span>
          <SwitchIcon />
        </>
      }
    >
      <ul aria-label="Organizations" className={styles.list}>
        {organizations.map(({ organizationId, name }) => (
          <li key={organizationId}>
            <button
              type="button"
              className={styles.item}
              aria-current={organizationId === current?.organizationId}
              onClick={() => go(organizationId)}
            >
              <span>{name}</span>
              {organizationId === current?.organizationId && <CheckIcon />}
            </button>
          </li>
        ))}
        {organizations.length > 1 && (
          <li className={styles.last}>
            <Link to="/overview" className={styles.item}>
              Overview of all
            </Link>
          </li>
        )}
        <li className={styles.last}>
          <Link to="/organizations/new" className={styles.item}>
            <span>New organization</span>
            <PlusIcon />
          </Link>
        </li>
      </ul>
    </Popover>
  );
}
