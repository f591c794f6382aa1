import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { run } from '../../src/cli/keys.ts';
import { sharedService } from '../setup/service.ts';
import { signUp } from '../setup/visitor.ts';

const service = await sharedService();

/** Runs `aisle keys create --user` on the service's database, and gives what it prints. */
async function createKeyFor(email: string): Promise<string> {
  const { rows } = await service.pool.query<{ name: string; folder: string }>(
    "select current_database() as name, current_setting('unix_socket_directories') as folder",
  );
  const [{ name, folder }] = rows as [{ name: string; folder: string }];
  vi.stubEnv('BASE_URL', ''); // Vite sets one of its own
  vi.stubEnv('DATABASE_URL', `postgres://aisle@localhost/${name}?host=${encodeURIComponent(folder)}`);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    write.mockRestore();
  });
  await run(['create', '--organization', 'Shop', '--permissions', 'assistants:view', '--user', email, '--json']);
  return String(write.mock.lastCall?.[0]);
}

describe('keys create --user', () => {
  it('refuses an unconfirmed address, and creates nothing', async () => {
    const impostor = await signUp(service, { verified: false });
    await expect(createKeyFor(impostor.email.toUpperCase())).rejects.toThrow('is not confirmed');
    expect((await service.pool.query('select from members')).rowCount).toBe(0);
    expect((await service.pool.query('select from api_keys')).rowCount).toBe(0);
  });

  it('accepts a confirmed address, and one without an account', async () => {
    const person = await signUp(service);
    expect(JSON.parse(await createKeyFor(person.email))).toMatchObject({ userId: person.userId, scope: 'user' });
    expect(JSON.parse(await createKeyFor('nobody.yet@shop.test'))).toMatchObject({ scope: 'user' });
  });
});
