import type { LoadContext } from '../partialHydration/createServerValue.ts'

/** Requests whose document is the response to a post that was not accepted. */
const rejected = new WeakSet<LoadContext>()

export const markPostRejected = (context: LoadContext): void => void rejected.add(context)

/** Screen readers announce the title of a loaded document first, so it says that there are errors. */
export function titleAfterPost(context: LoadContext, title: string): string {
  return rejected.has(context) ? `Error: ${title}` : title
}
