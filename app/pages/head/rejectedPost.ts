import type { LoadContext } from '../../partialHydration/createServerValue.ts'

/** Requests whose post was not accepted. */
const rejected = new WeakSet<LoadContext>()

export const markPostRejected = (context: LoadContext): void => void rejected.add(context)
export const isPostRejected = (context: LoadContext): boolean => rejected.has(context)
