import { extractWithPath } from '@sanity/mutator'
import { validationError } from './validate.ts'

const TARGETS_MAX = 1000

/** A value in a document and its path, which selects nothing else. */
interface Target {
  readonly path: string
  readonly depth: number
  readonly value: unknown
}

/**
 * Everything that a path selects, deepest first. @sanity/mutator resolves `list[0:].name` once for
 * each pair of members, so each step is resolved on its own.
 * @throws LakeError 400 for more than `TARGETS_MAX`
 */
export function targetsOf(path: string, document: unknown, checkTime: () => void): Target[] {
  return select(stepsOf(path), document, checkTime)
}

/**
 * The paths that select together what `path` selects, and of which only the last step can select
 * several values: a change of one does not move what the next one selects.
 * @throws LakeError 400 if `path` selects more than `TARGETS_MAX`
 */
export function singlePaths(path: string, document: unknown, checkTime: () => void): string[] {
  const steps = stepsOf(path)
  if (isSelector(steps.at(-1) ?? '')) select(steps, document, checkTime)
  const end = steps.slice(0, -1).findLastIndex(isSelector) + 1
  if (end === 0) return [path]
  const parents = select(steps.slice(0, end), document, checkTime)
  return parents.map((parent) => steps.slice(end).reduce(joined, parent.path))
}

function select(steps: readonly string[], document: unknown, checkTime: () => void): Target[] {
  let targets: Target[] = [{ path: '', depth: 0, value: document }]
  for (const step of steps) {
    // The mutator returns a member once for each path that leads to it.
    const next = new Map<string, Target>()
    for (const target of targets) {
      checkTime()
      for (const { path: names, value } of extractWithPath(step, target.value)) {
        const path = names.map(stepTo).reduce(joined, target.path)
        next.set(path, { path, depth: target.depth + names.length, value })
        if (next.size > TARGETS_MAX)
          throw validationError(
            `A path may select ${TARGETS_MAX} values; "${path}" is one more. Split it.`,
          )
      }
    }
    targets = [...next.values()]
  }
  return targets.sort((a, b) => b.depth - a.depth)
}

function stepTo(name: string | number): string {
  if (typeof name === 'number') return `[${name}]`
  return /^[A-Za-z_]\w*$/.test(name) ? name : `['${name.replace(/['\\]/g, '\\$&')}']`
}

function joined(path: string, step: string): string {
  return path === '' || /^(?:\[|\.\.)/.test(step) ? path + step : `${path}.${step}`
}

/** Whether a step can select several values, or none: a name is created if it is missing. */
function isSelector(step: string): boolean {
  if (step.startsWith('[')) return !/^\[\s*'(?:[^'\\]|\\.)*'\s*\]$/.test(step)
  return step.startsWith('..')
}

/**
 * `seo.title`, `list[0:].name` and `..name` as `seo`, `title`; `list`, `[0:]`, `name`; `..name`.
 */
function stepsOf(path: string): string[] {
  const steps: string[] = []
  let depth = 0
  for (const [token] of path.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\.\.|./gs)) {
    const last = steps.at(-1)?.trim()
    const starts = token === '.' || token === '..' || (token === '[' && last !== '..')
    if (depth === 0 && starts && last !== '') steps.push('')
    if (token === '[') depth += 1
    if (token === ']') depth -= 1
    if (depth > 0 || token !== '.') steps.push((steps.pop() ?? '') + token)
  }
  return steps.map((step) => step.trim())
}
