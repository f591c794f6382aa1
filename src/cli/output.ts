const closed = new AbortController();

// Without a listener, Node would end the process with a stack trace.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    closed.abort();
  });

/** Aborted when nobody reads the command's output any more, as behind `| head -1`. */
export const unread = closed.signal;
