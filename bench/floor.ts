import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a floor on a free port, says where, and stops on SIGTERM. */
export function serveFloor(server: Server, close: () => Promise<void>): void {
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
  process.on('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
    void close();
  });
}
