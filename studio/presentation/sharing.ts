import { createExternalStore } from '../externalStore.ts'

const shared = createExternalStore<string | undefined>(undefined)

/** Opens the dialog for a page, or closes it. */
export const share: (path: string | undefined) => void = shared.set

/** @returns path of the page whose draft is being shared; undefined if none is */
export const useShared: () => string | undefined = shared.use
