import { useMantineColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../queries.ts';
import { useSignOut } from '../redirects.ts';
import { CheckIcon, SignOutIcon, SwitchIcon } from './icons.tsx';
import styles from './menu.module.css';
import { Popover } from './popover.tsx';

const SCHEMES = { auto: 'System', light: 'Light', dark: 'Dark' } as const;

export function AccountMenu() {
  const { name, email } = useAccount();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  return (
    <Popover
      label="Account"
      button={
        <>
          <span className={styles.words}>
            <strong>{name}</strong>
            <span>{email}</span>
          </span>
          <SwitchIcon />
        </>
      }
    >
      <ul aria-label="Account" className={styles.list}>
        <li>
          <Link to="/account" className={styles.item}>
            Account
          </Link>
        </li>
        <li>
          <Link to="/account/apps" className={styles.item}>
            Connected apps
          </Link>
        </li>
        <li className={styles.last}>
          <ul aria-label="Appearance" className={styles.list}>
            {(['auto', 'light', 'dark'] as const).map((scheme) => (
              <li key={scheme}>
                <button
                  type="button"
                  className={styles.item}
                  aria-pressed={scheme === colorScheme}
                  onClick={() => setColorScheme(scheme)}
                >
                  <span>{SCHEMES[scheme]}</span>
                  {scheme === colorScheme && <CheckIcon />}
                </button>
              </li>
            ))}
          </ul>
        </li>
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            <span>Sign out</span>
            <SignOutIcon />
          </button>
        </li>
      </ul>
    </Popover>
  );
}
