import { useMantineColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../queries.ts';
import { useSignOut } from '../redirects.ts';
import { LANGUAGES, chooseLanguage, language, languageName, texts } from '../texts/texts.ts';
import { CheckIcon, SignOutIcon, SwitchIcon } from './icons.tsx';
import styles from './menu.module.css';
import { Popover } from './popover.tsx';

const words = texts.shell;

export function AccountMenu() {
  const { name, email } = useAccount();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  return (
    <Popover
      label={words.account}
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
      <ul aria-label={words.account} className={styles.list}>
        <li>
          <Link to="/account" className={styles.item}>
            {words.account}
          </Link>
        </li>
        <li>
          <Link to="/account/apps" className={styles.item}>
            {words.apps}
          </Link>
        </li>
        <li className={styles.last}>
          <ul aria-label={words.appearance} className={styles.list}>
            {(['auto', 'light', 'dark'] as const).map((scheme) => (
              <li key={scheme}>
                <button
                  type="button"
                  className={styles.item}
                  aria-pressed={scheme === colorScheme}
                  onClick={() => setColorScheme(scheme)}
                >
                  <span>{words.schemes[scheme]}</span>
                  {scheme === colorScheme && <CheckIcon />}
                </button>
              </li>
            ))}
          </ul>
        </li>
        <li className={styles.last}>
          <ul aria-label={words.language} className={styles.list}>
            {LANGUAGES.map((code) => (
              <li key={code}>
                <button
                  type="button"
                  lang={code}
                  className={styles.item}
                  aria-pressed={code === language}
                  onClick={() => chooseLanguage(code)}
                >
                  <span>{languageName(code)}</span>
                  {code === language && <CheckIcon />}
                </button>
              </li>
            ))}
          </ul>
        </li>
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            <span>{words.signOut}</span>
            <SignOutIcon />
          </button>
        </li>
      </ul>
    </Popover>
  );
}
