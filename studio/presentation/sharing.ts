import { createPersistedState } from './persistedState.ts'

const shared = createPersistedState<string | undefined>(undefined)

/** Opens the dialog for a page, or closes it. */
export const share: (path: string | undefined) => void = shared.set

/** @returns path of the page whose draft is being shared; undefined if none is */
export const useShared: () => string | undefined = shared.use
