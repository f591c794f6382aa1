import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type OtlpValue = { stringValue: string } | { intValue: number | string } | { boolValue: boolean };
interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: OtlpAttribute[];
  status: { code?: number };
}
interface OtlpTraces {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

export interface ReceivedSpan extends Omit<OtlpSpan, 'attributes'> {
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
}

/** The kinds of OTLP's spans. */
export const [INTERNAL, SERVER, CLIENT] = [1, 2, 3];

/** A receiver of traces that speaks OTLP over HTTP, in JSON. */
export async function serveTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const requests: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  let sent = '';
  const server = createServer((request, response) => {
    void receive(request).then(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'));
  });

  async function receive(request: IncomingMessage): Promise<void> {
    const body = await json(request);
    requests.push({ url: request.url, headers: request.headers });
    sent += JSON.stringify(body);
    for (const { resource, scopeSpans } of (body as OtlpTraces).resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: valuesOf(span.attributes), resource: valuesOf(resource.attributes) });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    requests,
    /** Everything that was received. */
    sent: () => sent,
  };
}

const valuesOf = (attributes: readonly OtlpAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]));
