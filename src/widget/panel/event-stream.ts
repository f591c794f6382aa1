/**
 * Parses `text/event-stream` (HTML, section 9.2.6) in chunks that may end anywhere. The default type is `message`;
 * comments, ids and unfinished events are ignored.
 */
export function createEventReader(onEvent: (type: string, data: string) => void): (chunk: string) => void {
  let rest = '';
  let endsWithReturn = false;
  let type = '';
  let data: string[] = [];

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent(type || 'message', data.join('\n'));
      type = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'event') type = value;
    if (field === 'data') data.push(value);
  }

  return (chunk) => {
    if (chunk === '') return;
    // Skip the second half of a CRLF that was split between two chunks.
    const text = endsWithReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    endsWithReturn = chunk.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    lines.forEach(readLine);
  };
}
