import { LANGUAGES, chooseLanguage, language, languageName, texts } from '../texts/texts.ts';
import styles from './languages.module.css';

/** The choice of the console's language, in a line. */
export function Languages() {
  return (
    <ul aria-label={texts.shell.language} className={styles.languages}>
      {LANGUAGES.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            className={styles.language}
            aria-pressed={code === language}
            onClick={() => chooseLanguage(code)}
          >
            {languageName(code)}
          </button>
        </li>
      ))}
    </ul>
  );
}
