import { Link } from '@tanstack/react-router';
import { useAccount, useCurrentMembership } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import { useSwitchOrganization } from '../switch-organization.ts';
import { CheckIcon, PlusIcon, SwitchIcon } from './icons.tsx';
import { Popover } from './popover.tsx';
import styles from './menu.module.css';

const words = texts.parts.organizations;

export function OrganizationSwitcher() {
  const { organizations } = useAccount();
  const current = useCurrentMembership();
  const go = useSwitchOrganization();
  return (
    <Popover
      label={words.label}
      button={
        <>
          <span className={styles.words}>
            <strong>{current?.name ?? words.none}</strong>
            {current && <span>{texts.roles.names[current.role].label}</span>}
          </span>
          <SwitchIcon />
        </>
      }
    >
      <ul aria-label={words.list} className={styles.list}>
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
              {words.overview}
            </Link>
          </li>
        )}
        <li className={styles.last}>
          <Link to="/organizations/new" className={styles.item}>
            <span>{words.create}</span>
            <PlusIcon />
          </Link>
        </li>
      </ul>
    </Popover>
  );
}
