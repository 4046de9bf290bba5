import { FairQueue } from '../../runtime/fairQueue.ts'
import { RequestError } from '../core/errors.ts'

/** A picture or upload was refused, or dropped for one of another owner. */
export class QueueFullError extends RequestError {
  constructor() {
    super(503, 'Too many images or uploads are being processed. Try again shortly.', {
      'retry-after': '5',
    })
  }
}

/** Owners are a visitor's address, an editor, or all uploads together. */
export function createImageQueue(running: number, waiting: number): FairQueue {
  return new FairQueue({
    capacity: () => ({ running, waiting }),
    refusal: () => new QueueFullError(),
  })
}
