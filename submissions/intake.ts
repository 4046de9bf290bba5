import { randomUUID } from 'node:crypto'
import type { Clock } from '../runtime/clock.ts'
import { fingerprint } from './fingerprint.ts'
import { formOnPage } from './formOnPage.ts'
import type { SubmissionStore } from './store/store.ts'
import type { SubmissionRequest } from './submission.ts'
import type { Worker } from './worker.ts'

export function createIntake(
  store: SubmissionStore,
  worker: Pick<Worker, 'wake'>,
  clock: Pick<Clock, 'date'>,
) {
  return {
    /**
     * Resolves once the submission is durable.
     * @throws if it could not be stored; the form is then shown again with an error and the input
     */
    async accept({ form, page, content, id, suspect }: SubmissionRequest) {
      const accepted = await store.accept({
        ...content,
        id: id ?? randomUUID(),
        idFromBrowser: id !== undefined,
        form: formOnPage(form, page),
        // Without the page: the same message from two pages is a repeat, in earlier versions too.
        fingerprint: fingerprint(form, content),
        state: suspect ? 'suspect' : 'queued',
        acceptedAtMs: clock.date(),
      })
      if (!accepted.repeated && !suspect) worker.wake()
      return accepted
    },
  }
}
