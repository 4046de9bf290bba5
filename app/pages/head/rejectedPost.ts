import type { LoadContext } from '../../partialHydration/createServerValue.ts'

/** Requests whose post was not accepted. */
const rejected = new WeakSet<LoadContext>()

export const markPostRejected = (context: LoadContext): void => void rejected.add(context)

/** A document after a rejected post says so in its title, which screen readers announce first. */
export function titleAfterPost(context: LoadContext, title: string): string {
  return rejected.has(context) ? `Error: ${title}` : title
}
