/** Values by key, bounded by count and by size; the least recently used go first. */
export interface Memory<Value> {
  /** The value of a key, made when absent. Counts as use. */
  use(key: string, make: () => Value): Value
  /** Say how large a key's value has become, in any one unit. Forgotten keys are ignored. */
  resize(key: string, size: number): void
  values(): Iterable<Value>
  readonly count: number
}

export interface MemoryLimits {
  countMax: number
  sizeMax: number
}

export function createMemory<Value>({ countMax, sizeMax }: MemoryLimits): Memory<Value> {
  // A Map keeps insertion order, and every use inserts anew: the first is the longest unused.
  const slots = new Map<string, { value: Value; size: number }>()
  let total = 0

  function makeRoom() {
    for (const [key, slot] of slots) {
      if (slots.size <= countMax && total <= sizeMax) return
      slots.delete(key)
      total -= slot.size
    }
  }

  return {
    use(key, make) {
      const slot = slots.get(key) ?? { value: make(), size: 0 }
      slots.delete(key)
      slots.set(key, slot)
      makeRoom()
      return slot.value
    },
    resize(key, size) {
      const slot = slots.get(key)
      if (slot === undefined) return
      total += size - slot.size
      slot.size = size
      makeRoom()
    },
    *values() {
      for (const { value } of slots.values()) yield value
    },
    get count() {
      return slots.size
    },
  }
}
