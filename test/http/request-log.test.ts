import { expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { sharedService } from '../setup/service.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = (version: string, rest = '') => `${version}-${TRACE_ID}-00f067aa0ba902b7-01${rest}`;

interface Line {
  msg: string;
  requestId?: string;
  trace_id?: string;
  span_id?: string;
}

/** A service whose metrics are broken, and the lines that it logs. */
const lines: Line[] = [];
const metricsToken = 'a-token-for-the-metrics';
const service = await sharedService({
  log: createLog('debug', { write: (line) => void lines.push(JSON.parse(line) as Line) }),
  metrics: { request: () => {}, text: () => Promise.reject(new Error('broken')), contentType: 'text/plain' },
  metricsToken,
});

/** Sends a request that fails. */
async function fail(headers: Record<string, string> = {}) {
  const authorized = { Authorization: `Bearer ${metricsToken}`, ...headers };
  const answer = await service.app.request('/metrics', { headers: authorized });
  const { error } = (await answer.json()) as { error: { requestId: string } };
  const ofRequest = lines.filter(({ requestId }) => requestId === error.requestId);
  return { header: answer.headers.get('x-request-id'), body: error.requestId, lines: ofRequest };
}

it.each([
  'nonsense',
  traceparent('ff'),
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
  `00-${TRACE_ID.toUpperCase()}-00f067aa0ba902b7-01`,
])('ignores the malformed header %j', async (header) => {
  const failed = await fail({ traceparent: header });
  expect(failed.lines.map((line) => line.trace_id)).toEqual([undefined, undefined]);
});

it('logs each line of a request with the id that its caller got, also when several are answered at once', async () => {
  const failures = await Promise.all([fail(), fail(), fail()]);
  for (const failed of failures) {
    expect(failed.body).toBe(failed.header);
    expect(failed.lines.map(({ msg }) => msg)).toEqual(['Request failed', 'Request']);
  }
  expect(new Set(failures.map(({ body }) => body)).size).toBe(3);
});

it.each([traceparent('00'), traceparent('01', '-later')])(
  'logs the trace that the header %j names, and no span, as none is recorded',
  async (header) => {
    const failed = await fail({ traceparent: header });
    expect(failed.lines.map((line) => [line.trace_id, line.span_id])).toEqual([
      [TRACE_ID, undefined],
      [TRACE_ID, undefined],
    ]);
  },
);
