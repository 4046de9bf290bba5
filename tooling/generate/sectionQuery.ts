/**
 * Writes what the page query asks of its sections. Each folder's `query.ts` has the fields of its type;
 * here their projections are put together without white space, and what several types ask for in
 * the same words is asked once for all of them: `_type=="a"||_type=="b"=>{…}`.
 */

/** A string of GROQ, in which white space and signs mean themselves. */
const STRING = /("[^"]*")/

/** @returns the same GROQ without the white space that only helps readers */
export function compactGroq(groq: string): string {
  return groq
    .split(STRING)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/\s+/g, ' ').replace(/ ?([{}()[\],:|]|=>|==|&&|->) ?/g, '$1'),
    )
    .join('')
    .trim()
}

const OPENING = new Set(['{', '[', '('])
const CLOSING = new Set(['}', ']', ')'])

/** @returns the parts of a projection's inside, divided by the commas of its own level */
export function partsOf(projection: string): string[] {
  const parts = ['']
  let depth = 0
  let isInString = false
  for (const sign of projection) {
    if (sign === '"') isInString = !isInString
    if (!isInString && OPENING.has(sign)) depth += 1
    if (!isInString && CLOSING.has(sign)) depth -= 1
    if (sign === ',' && depth === 0 && !isInString) parts.push('')
    else parts.push((parts.pop() ?? '') + sign)
  }
  return parts.filter(Boolean)
}

/**
 * @param fragments of each section type, `_type == "hero" => { … }`
 * @throws when one is not of that form
 */
export function sectionProjections(fragments: Readonly<Record<string, string>>): string {
  const asked = new Map<string, string[]>()
  for (const [type, fragment] of Object.entries(fragments)) {
    const compact = compactGroq(fragment)
    const head = `_type=="${type}"=>{`
    if (!compact.startsWith(head) || !compact.endsWith('}')) {
      throw new Error(`app/sections/${type}/query.ts must ask _type == "${type}" => { … }`)
    }
    for (const part of partsOf(compact.slice(head.length, -1))) {
      asked.set(part, [...(asked.get(part) ?? []), type])
    }
  }
  const shared = sharedParts(asked)
  const own = Object.keys(fragments).flatMap((type) => {
    const parts = [...asked].flatMap(([part, types]) =>
      types.includes(type) && !shared.has(part) ? [part] : [],
    )
    return parts.length > 0 ? [`_type=="${type}"=>{${parts.join()}}`] : []
  })
  return [...byTypes(shared, asked), ...own].join()
}

/** Parts that are shorter asked once with the names of their types than with each type. */
function sharedParts(asked: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const groups = new Map<string, string[]>()
  for (const [part, types] of asked) {
    if (types.length > 1) groups.set(types.join(), [...(groups.get(types.join()) ?? []), part])
  }
  const worthwhile = [...groups.values()].filter((parts) => {
    const types = asked.get(parts[0] ?? '') ?? []
    const once = conditionOf(types).length + parts.join().length
    return once < types.length * (parts.join().length + 1)
  })
  return new Set(worthwhile.flat())
}

function byTypes(
  shared: ReadonlySet<string>,
  asked: ReadonlyMap<string, readonly string[]>,
): string[] {
  const groups = new Map<string, string[]>()
  for (const part of shared) {
    const condition = conditionOf(asked.get(part) ?? [])
    groups.set(condition, [...(groups.get(condition) ?? []), part])
  }
  return [...groups].map(([condition, parts]) => `${condition}=>{${parts.join()}}`)
}

/** With `in` the type generator could not tell which types a projection is for. */
const conditionOf = (types: readonly string[]) => types.map((type) => `_type=="${type}"`).join('||')
