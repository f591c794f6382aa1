/** Measures the CPU time of this thread in seconds, which other work on the machine does not affect. */
export const cpuSeconds = (run: () => void): number => {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
};
