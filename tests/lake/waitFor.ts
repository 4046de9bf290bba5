/**
 * Polls until `check` is true, after every turn of the event loop's timers; fails with `what` after
 * `timeoutMs`. For effects that arrive over the network, where nothing else can be awaited.
 */
export async function waitFor(
  what: string,
  check: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
