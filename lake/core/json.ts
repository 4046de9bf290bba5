/** True for an object that is not an array: something with named members. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * How deep arrays and objects are nested in JSON and how many there are, found without parsing (and
 * without recursion).
 */
export function structureOf(json: string): { depth: number; containers: number } {
  let depth = 0
  let deepest = 0
  let containers = 0
  let inString = false
  for (let i = 0; i < json.length; i += 1) {
    const code = json.charCodeAt(i)
    if (inString) {
      if (code === 0x5c) i += 1
      else if (code === 0x22) inString = false
    } else if (code === 0x22) inString = true
    else if (code === 0x7b || code === 0x5b) {
      containers += 1
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (code === 0x7d || code === 0x5d) depth -= 1
  }
  return { depth: deepest, containers }
}

/** True for a list of strings. */
export function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Drops undefined members, so that an absent one has one representation. */
export function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<T>
}
