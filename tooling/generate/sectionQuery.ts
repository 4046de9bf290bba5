/**
 * Generates the page query's part for sections. `query.ts` of each section type has the fields of
 * its type. Here their projections are minified and joined; parts that several types have in common
 * are written once: `_type=="a"||_type=="b"=>{…}`.
 */

/** Strings, in which every character is significant, and comments. */
const STRING_OR_COMMENT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*)/

/** Splits GROQ at its strings and comments, which have the odd indexes. */
const tokensOf = (groq: string) => groq.split(STRING_OR_COMMENT)

/** @returns the same GROQ without comments and insignificant white space */
export function compactGroq(groq: string): string {
  // Comments first, so that the white space on both sides of one is collapsed together.
  const code = tokensOf(groq).map((token) => (token.startsWith('//') ? ' ' : token))
  return tokensOf(code.join(''))
    .map((token, index) => (index % 2 === 1 ? token : withoutWhiteSpace(token)))
    .join('')
    .trim()
}

const withoutWhiteSpace = (code: string) =>
  code.replace(/\s+/g, ' ').replace(/ ?([{}()[\],:|]|=>|==|&&|->) ?/g, '$1')

const OPENING = new Set(['{', '[', '('])
const CLOSING = new Set(['}', ']', ')'])

/**
 * @param projection the inside of a projection, without comments
 * @returns its parts, split at top-level commas
 */
export function partsOf(projection: string): string[] {
  const parts = ['']
  let depth = 0
  const append = (text: string) => parts.push((parts.pop() ?? '') + text)
  for (const [index, token] of tokensOf(projection).entries()) {
    if (index % 2 === 1) {
      append(token)
      continue
    }
    for (const character of token) {
      if (OPENING.has(character)) depth += 1
      if (CLOSING.has(character)) depth -= 1
      if (character === ',' && depth === 0) parts.push('')
      else append(character)
    }
  }
  return parts.filter(Boolean)
}

/**
 * @param fragments of each section type, `_type == "hero" => { … }`
 * @throws Error naming the file whose fragment has another form
 */
export function sectionProjections(fragments: Readonly<Record<string, string>>): string {
  const typesByPart = new Map<string, string[]>()
  for (const [type, fragment] of Object.entries(fragments)) {
    const compact = compactGroq(fragment)
    const head = `_type=="${type}"=>{`
    if (!compact.startsWith(head) || !compact.endsWith('}')) {
      throw new Error(
        `app/sections/${type}/query.ts must have the form _type == "${type}" => { … }`,
      )
    }
    for (const part of partsOf(compact.slice(head.length, -1))) {
      typesByPart.set(part, [...(typesByPart.get(part) ?? []), type])
    }
  }
  const shared = sharedParts(typesByPart)
  const own = Object.keys(fragments).flatMap((type) => {
    const parts = [...typesByPart].flatMap(([part, types]) =>
      types.includes(type) && !shared.has(part) ? [part] : [],
    )
    return parts.length > 0 ? [`_type=="${type}"=>{${parts.join()}}`] : []
  })
  return [...byTypes(shared, typesByPart), ...own].join()
}

/** Parts whose shared condition is shorter than repeating them in each type's projection. */
function sharedParts(typesByPart: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const groups = new Map<string, string[]>()
  for (const [part, types] of typesByPart) {
    if (types.length > 1) groups.set(types.join(), [...(groups.get(types.join()) ?? []), part])
  }
  const worthwhile = [...groups.values()].filter((parts) => {
    const types = typesByPart.get(parts[0] ?? '') ?? []
    const sharedLength = conditionOf(types).length + parts.join().length
    return sharedLength < types.length * (parts.join().length + 1)
  })
  return new Set(worthwhile.flat())
}

function byTypes(
  shared: ReadonlySet<string>,
  typesByPart: ReadonlyMap<string, readonly string[]>,
): string[] {
  const groups = new Map<string, string[]>()
  for (const part of shared) {
    const condition = conditionOf(typesByPart.get(part) ?? [])
    groups.set(condition, [...(groups.get(condition) ?? []), part])
  }
  return [...groups].map(([condition, parts]) => `${condition}=>{${parts.join()}}`)
}

/** Not `_type in […]`, which Sanity's type generator does not resolve to document types. */
const conditionOf = (types: readonly string[]) => types.map((type) => `_type=="${type}"`).join('||')
