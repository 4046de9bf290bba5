import { startCpuTimer } from '../runtime/clock.ts'

/**
 * The processor time of a function in milliseconds, as the shortest of three runs. Compare it with
 * that of an ordinary input of the same length: the ratio does not depend on the machine, nor on
 * what else runs there.
 */
export async function fastestMs(run: () => unknown): Promise<number> {
  const times: number[] = []
  while (times.length < 3) {
    const cpuMs = startCpuTimer()
    await run()
    times.push(cpuMs())
  }
  return Math.min(...times)
}
