import type { TestService } from './service.ts';

/** Newest first. */
export const readLog = ({ store }: TestService, organizationId: string) => store.audit.list(organizationId, {}, 1000);

/** Returns an organization's new log entries, oldest first, and the result of the work. */
export async function newEntries<T>(service: TestService, organizationId: string, work: () => Promise<T>) {
  const before = new Set((await readLog(service, organizationId)).map(({ auditId }) => auditId));
  const result = await work();
  const entries = (await readLog(service, organizationId)).filter(({ auditId }) => !before.has(auditId));
  return { result, entries: entries.toReversed() };
}
