import { createExternalStore } from '../externalStore.ts'

/** What a share link shows: a page, as the preview shows it. */
export interface SharedPage {
  path: string
  /** `drafts`, `published`, or names of releases and `drafts`, highest priority first. */
  perspective: string
}

const shared = createExternalStore<SharedPage | undefined>(undefined)

/** Opens the dialog for a page, or closes it. */
export const share: (page: SharedPage | undefined) => void = shared.set

/** @returns the page that is being shared; undefined if none is */
export const useShared: () => SharedPage | undefined = shared.use
