import type { Server } from 'node:http';

/** Serves a floor on PORT, prints when it is ready, and stops on SIGTERM. */
export function serveFloor(server: Server, close: () => Promise<void>): void {
  server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
  process.on('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
    void close();
  });
}
