/** Resolves after pending promise callbacks have run, in so many turns of the event loop. */
export async function settled(turns = 1): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
