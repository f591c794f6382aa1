import { channel } from 'node:diagnostics_channel';
import type { Origin } from './principal.ts';

/** One thing that happened, as an operator counts it: never who did it, nor any text of theirs. */
export type Measurement =
  | {
      type: 'action';
      /** Registered names only. */
      action: string;
      via: Origin['via'];
      /** `ok`, the code of a refusal, or `internal`. */
      outcome: string;
      seconds: number;
    }
  | {
      type: 'model';
      model: string;
      outcome: 'ok' | 'failed';
      inputTokens: number;
      outputTokens: number;
      /** In US dollars. */
      cost: number;
      seconds: number;
    }
  | {
      type: 'page';
      status: 'fetched' | 'failed' | 'skipped';
      /** The reason for a failure or skip; '' otherwise. */
      cause: string;
    }
  | {
      /** Of spans to a receiver of traces. */
      type: 'export';
      spans: number;
      outcome: 'ok' | 'failed';
      /** For the operator; '' if there is none. */
      problem: string;
    };

/** One channel for each thread. */
const measurements = channel('aisle:measurement');

/** Publishes a measurement to the listeners of this thread; does nothing if there are none. */
export function measure(measurement: Measurement): void {
  if (measurements.hasSubscribers) measurements.publish(measurement);
}

/** Calls a listener with each measurement of this thread. @returns a function that ends that */
export function onMeasurement(listen: (measurement: Measurement) => void): () => void {
  const listener = (message: unknown) => listen(message as Measurement);
  measurements.subscribe(listener);
  return () => measurements.unsubscribe(listener);
}
