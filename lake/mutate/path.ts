import { validationError } from './validate.ts'

const PATH_LENGTH_MAX = 1000
const PARTS_MAX = 20
/** Of brackets. */
const NESTING_MAX = 20
const fold = '\u0000'
const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
/** A valid result of `outlineOf`: names and `]`, separated by `.` or `..`. */
const wholePath = /^(?:\.\.)?(?:[A-Za-z_]\w*|\])(?:\.{1,2}[A-Za-z_]\w*|(?:\.\.)?\])*$/

/**
 * A patch's JSONMatch path in the syntax that @sanity/mutator supports: `list[*]` becomes
 * `list[0:]`, and `names["a.b"]` becomes `names['a.b']`.
 * @throws LakeError 400 for an invalid path, because the mutator parses a path only as far as it
 * understands it and would change `title` for `title en`
 */
export function pathFrom(path: string): string {
  if (path === '' || path.length > PATH_LENGTH_MAX)
    throw validationError(`A patch's path must have 1 to ${PATH_LENGTH_MAX} characters.`)
  const unquoted = path.replace(quoted, 'q')
  if (path.includes(fold) || /\[\s*\]/.test(unquoted) || !wholePath.test(outlineOf(unquoted))) {
    throw validationError(
      `"${path.slice(0, 200)}" of a patch is not a path, such as seo.title or list[_key=="k"].name. Every member of a list is list[*]; names of other characters are written in ['...'].`,
    )
  }
  // The mutator lists every index of a range, also those after the end of the list.
  if (/\d{7,}\s*:|:\s*-?\d{7,}/.test(unquoted) || unquoted.split(',').length > PARTS_MAX)
    throw validationError(
      `A range of a patch's path ends at 999,999, and [a, b] has ${PARTS_MAX} parts at most.`,
    )
  return supportedSyntax(path)
}

/** Replaces bracket expressions by `]`, so that one pattern can check a path. */
function outlineOf(unquoted: string): string {
  let outline = unquoted.trim()
  for (let depth = 0; depth < NESTING_MAX; depth += 1) {
    const folded = outline.replace(/\[[^[\]]*\]/g, fold)
    if (folded === outline) break
    outline = folded
  }
  return /[[\]]/.test(outline)
    ? ''
    : outline.replaceAll(fold, ']').replace(/\s*(\.{1,2}|\])\s*/g, '$1')
}

const doubleQuotedName = /\[\s*"((?:[^"\\]|\\.)*)"\s*\]/
const everyMember = /\[\s*\*\s*\]/
const toReplace = new RegExp(
  `${doubleQuotedName.source}|${quoted.source}|${everyMember.source}`,
  'g',
)

/** The mutator finds nothing for a name in double quotes, and ignores the patch. */
function supportedSyntax(path: string): string {
  return path.replace(toReplace, (part, name?: string) => {
    if (name !== undefined) return `['${name.replaceAll('\\"', '"').replaceAll("'", "\\'")}']`
    return part.startsWith('[') ? '[0:]' : part
  })
}
