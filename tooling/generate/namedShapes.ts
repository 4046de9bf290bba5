/**
 * Object shapes, by their fields, that many query results contain. Each gets a named type in the
 * generated file.
 */
const SHAPES: Readonly<Record<string, string>> = {
  'alt,hotspot,crop,asset': 'QueriedPicture',
  'children?,style?,listItem?,markDefs,level?,_type,_key': 'QueriedBlock',
  '_key,label,newTab,href': 'QueriedLink',
}

interface Open {
  /** Of the line it begins on. */
  index: number
  indent: string
}

/**
 * @param code as the type generator writes it, one field a line, each object closed on a line of
 *   its own
 * @returns the same types, with the shapes of `SHAPES` written once and named elsewhere
 */
export function nameShapes(code: string): string {
  const lines: string[] = []
  const open: Open[] = []
  const named = new Map<string, string>()
  for (const line of code.split('\n')) {
    const indent = line.slice(0, line.length - line.trimStart().length)
    if (/^\}/.test(line.trimStart())) {
      const start = open.pop()
      const body = lines.slice((start?.index ?? 0) + 1)
      const name = start && nameOf(body, start.indent, named)
      if (name) {
        lines.length = start.index + 1
        const first = lines.pop() ?? ''
        const whole = first.slice(0, -1) + name + line.trimStart().slice(1)
        if (endsOpen(whole)) open.push({ index: lines.length, indent: start.indent })
        lines.push(whole)
        continue
      }
    }
    if (endsOpen(line)) open.push({ index: lines.length, indent })
    lines.push(line)
  }
  const types = [...named].map(([body, name]) => `export type ${name} = {\n${body}\n};\n`)
  return [`${lines.join('\n').trimEnd()}\n`, ...types].join('\n')
}

const endsOpen = (line: string) => line.endsWith('{')

/** @returns the name of the type that an object with these lines is; undefined if it has none */
function nameOf(
  body: readonly string[],
  indent: string,
  named: Map<string, string>,
): string | undefined {
  const own = `${indent}  `
  const fields = body.flatMap((line) => {
    const isOwn = line.startsWith(own) && line.charAt(own.length) !== ' '
    return isOwn ? (/^\s*(\w+\??):/.exec(line)?.[1] ?? []) : []
  })
  const shape = SHAPES[fields.join()]
  if (!shape) return undefined
  const text = body.map((line) => line.slice(indent.length)).join('\n')
  const known = named.get(text)
  if (known) return known
  // Another shape of the same fields, such as a link outside of a list.
  const sameFields = [...named.values()].filter((name) => name.startsWith(shape)).length
  const name = sameFields === 0 ? shape : `${shape}${sameFields + 1}`
  named.set(text, name)
  return name
}
