import type { Reporter, TestCase } from 'vitest/node';

/** Prints each failure when it happens: the summary comes only after the last test, which may be an hour later. */
export default class FailuresAtOnce implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    const texts = errors.map(({ stack, message, diff }) => [message, diff, stack].filter(Boolean).join('\n'));
    console.error(`${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}\n${texts.join('\n')}`);
  }
}
