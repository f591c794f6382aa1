import type { MessagePort } from 'node:worker_threads';
import { type Measurement, measure, onMeasurement } from '../domain/measurement.ts';

/** A thread's message to the main thread. */
export interface SentMeasurements {
  measurements: readonly Measurement[];
}

/** Measurements are collected for this time, so that a busy thread sends few messages. */
const PERIOD_MS = 1_000;

/** Sends this thread's measurements to the main one. @returns a function that sends the last of them */
export function forwardMeasurements(port: MessagePort): () => void {
  let collected: Measurement[] = [];
  let timer: NodeJS.Timeout | undefined;
  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (collected.length > 0) port.postMessage({ measurements: collected } satisfies SentMeasurements, []);
    collected = [];
  }
  const end = onMeasurement((measurement) => {
    collected.push(measurement);
    timer ??= setTimeout(send, PERIOD_MS).unref();
  });
  return () => {
    end();
    send();
  };
}

/** Publishes the measurements of another thread in this one. */
export function republish({ measurements }: SentMeasurements): void {
  measurements.forEach(measure);
}
