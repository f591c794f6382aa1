import { type ServiceConfig, readConfig } from '../config.ts';
import { checkDatabase, checkDisk } from './doctor-database.ts';
import { checkReplica } from './doctor-replica.ts';
import { type Finding, ok, problem, reasonOf } from './doctor-finding.ts';
import { checkNames } from './doctor-settings.ts';
import { checkAddress, checkBrowser, checkMail, checkModels, checkPort } from './doctor-services.ts';
import { readArgs } from './index.ts';

const CHECKS: Record<string, (config: ServiceConfig) => Promise<Finding[]>> = {
  database: checkDatabase,
  replica: checkReplica,
  disk: checkDisk,
  address: checkAddress,
  port: checkPort,
  browser: checkBrowser,
  email: checkMail,
  models: checkModels,
};
const MARKS = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' };

/** Prints a line for each finding. @throws Error if there are problems */
export async function run(args: string[]): Promise<void> {
  const { values } = readArgs(args, { json: { type: 'boolean', default: false } });
  const found: (Finding & { check: string })[] = [];
  const add = (check: string, findings: Finding[]) => {
    for (const finding of findings) {
      found.push({ check, ...finding });
      if (!values.json) process.stdout.write(`${MARKS[finding.level]}  ${check.padEnd(8)}  ${finding.text}\n`);
    }
  };
  const config = readSettings(add);
  if (config)
    for (const [name, check] of Object.entries(CHECKS))
      add(name, await check(config).catch((error: unknown) => [problem(reasonOf(error))]));
  if (values.json) process.stdout.write(`${JSON.stringify(found)}\n`);
  const problems = found.filter(({ level }) => level === 'problem').length;
  if (problems > 0) throw new Error(`${problems} ${problems === 1 ? 'problem' : 'problems'} found.`);
}

/** Returns nothing if a setting is invalid: nothing else can be judged then. */
function readSettings(add: (check: string, findings: Finding[]) => void): ServiceConfig | undefined {
  try {
    const config = readConfig(process.env);
    add('settings', [ok('All settings are valid.'), ...checkNames(process.env)]);
    return config;
  } catch (error) {
    add('settings', [problem(error instanceof Error ? error.message : String(error))]);
    return undefined;
  }
}
