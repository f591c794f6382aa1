import pg from 'pg';
import type { ServiceConfig } from '../config.ts';
import { type Finding, ok, problem, reasonOf, warning } from './doctor-finding.ts';

const CONNECT_TIMEOUT_MS = 10_000;

interface ReplicaFacts {
  isStandby: boolean;
  /** Null unless it receives the log of another server right now, or the user may not see that. */
  status: string | null;
  feedback: boolean;
}

const FACTS = `select pg_is_in_recovery() as "isStandby", (select status from pg_stat_wal_receiver) as status,
  current_setting('hot_standby_feedback')::boolean as feedback`;

/** Checks the standby for reads; finds nothing without one. */
export async function checkReplica({ readUrl }: Pick<ServiceConfig, 'readUrl'>): Promise<Finding[]> {
  if (readUrl === undefined) return [];
  const client = new pg.Client({ connectionString: readUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {}); // the query in progress rejects
  try {
    await client.connect();
    const { rows } = await client.query<ReplicaFacts>(FACTS);
    return rows.flatMap(judge);
  } catch (error) {
    return [warning(`The replica cannot be used: ${reasonOf(error)}. Reads go to DATABASE_URL until it is back.`)];
  } finally {
    await client.end().catch(() => {});
  }
}

function judge({ isStandby, status, feedback }: ReplicaFacts): Finding[] {
  if (!isStandby) return [problem('The server at DATABASE_READ_URL is not a standby. Point it at one, or remove it.')];
  const findings = [
    status === 'streaming'
      ? ok('The replica follows its primary.')
      : warning('The replica may not be receiving changes. Look at pg_stat_wal_receiver there.'),
  ];
  if (!feedback)
    findings.push(warning('Set hot_standby_feedback = on on the replica, or its long searches may be cancelled.'));
  return findings;
}
