/**
 * Reads `text/event-stream` in chunks that may end anywhere (HTML, section 9.2.6): each event's type (`message`
 * if it names none) and data. Ignores comments, ids and unfinished events.
 */
export function createEventReader(onEvent: (type: string, data: string) => void): (chunk: string) => void {
  let rest = '';
  let afterReturn = false;
  let type = '';
  let data: string[] = [];

  function take(line: string): void {
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
    // The second half of a line break whose first half ended the previous chunk.
    const text = afterReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    afterReturn = chunk.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  };
}
