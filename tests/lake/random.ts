import { seeded } from '../../seed/artwork/choose.ts'

/** Numbers from 0 to below `bound`, the same for the same seed; for tests. */
export function randomOf(seed: number): (bound: number) => number {
  const next = seeded(seed)
  return (bound) => Math.floor(next() * bound)
}
