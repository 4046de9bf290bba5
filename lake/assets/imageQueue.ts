import { FairQueue } from '../../runtime/fairQueue.ts'
import { RequestError } from '../core/errors.ts'

/**
 * A picture or upload was refused, or dropped for one of another owner: 429 if its owner fills the
 * queue, so that the flood of one client is no sign of a server at its limit; otherwise 503.
 */
export class QueueFullError extends RequestError {
  constructor(isOfOwner: boolean) {
    const description = isOfOwner
      ? 'Too many images or uploads of one client are being processed. Try again shortly.'
      : 'Too many images or uploads are being processed. Try again shortly.'
    super(isOfOwner ? 429 : 503, description, { 'retry-after': '5' })
  }
}

/** Owners are a visitor's address, an editor, or all uploads together. */
export function createImageQueue(running: number, waiting: number): FairQueue {
  return new FairQueue({
    capacity: () => ({ running, waiting }),
    refusal: (hasHalf) => new QueueFullError(hasHalf),
  })
}
