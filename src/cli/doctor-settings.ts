import { SETTINGS } from '../config.ts';
import { editDistance } from '../text/edit-distance.ts';
import { type Finding, warning } from './doctor-finding.ts';

/** Shorter names resemble many that have nothing to do with Aisle. */
const MIN_LENGTH = 7;
const MAX_TYPOS = 2;

/** Warns of variables that look like misspelled settings: the service ignores them. */
export function checkNames(environment: NodeJS.ProcessEnv): Finding[] {
  return Object.keys(environment).flatMap((name) => {
    if (SETTINGS.includes(name) || name.length < MIN_LENGTH) return [];
    const near = SETTINGS.find(
      (setting) => setting.length >= MIN_LENGTH && editDistance(name, setting, MAX_TYPOS) <= MAX_TYPOS,
    );
    return near === undefined ? [] : [warning(`${name} is not a setting. Did you mean ${near}?`)];
  });
}
