/**
 * Finds browser APIs outside the support policy by name, with the compatibility data that
 * `web-features` carries (MDN's, for each browser and API).
 */
import ts from 'typescript'
import * as v from 'valibot'
import { parseSync } from 'vite'
import { features } from 'web-features'
import { OLDEST_BROWSERS } from '../build/browserSupport.ts'

/** Compatibility data lists these apart from the desktop browsers whose versions they share. */
const OLDEST: Readonly<Record<string, number>> = {
  ...OLDEST_BROWSERS,
  chrome_android: OLDEST_BROWSERS.chrome,
  firefox_android: OLDEST_BROWSERS.firefox,
  safari_ios: OLDEST_BROWSERS.safari,
}

/** `api.URL.canParse_static`, `javascript.builtins.Array.toSorted`, `api.ViewTransition`. */
const COMPAT_KEY = /^(api|javascript\.builtins)\.(?:Intl\.)?(\w+)(?:\.(\w+?)(?:_static)?)?$/

/** Which APIs all of the oldest browsers have, by `Owner.member` and by member alone. */
export interface ApiSupport {
  /** `URL.canParse`, `Array.toSorted`; a global alone is `structuredClone`. */
  byName: ReadonlyMap<string, boolean>
  /** Whether any interface of the oldest browsers has a member of this name. */
  byMember: ReadonlyMap<string, boolean>
  /** Methods of the language's own objects whose name no older method has: `toSorted`. */
  missingBuiltins: ReadonlySet<string>
}

export function readApiSupport(): ApiSupport {
  const byName = new Map<string, boolean>()
  const byMember = new Map<string, boolean>()
  const ofBuiltins = new Set<string>()
  const add = (names: Map<string, boolean>, name: string, supported: boolean) =>
    names.set(name, supported || (names.get(name) ?? false))

  for (const feature of Object.values(features)) {
    const keys = 'status' in feature ? feature.status.by_compat_key : undefined
    for (const [key, { support }] of Object.entries(keys ?? {})) {
      const [, area, owner, member] = COMPAT_KEY.exec(key) ?? []
      if (owner === undefined) continue
      const supported = isSupported(support)
      if (member === undefined || owner === 'Window') add(byName, member ?? owner, supported)
      if (member === undefined) continue
      add(byName, `${owner}.${member}`, supported)
      add(byMember, member, supported)
      if (area !== 'api' && member !== owner) ofBuiltins.add(member)
    }
  }
  const missing = [...ofBuiltins].filter((name) => byMember.get(name) === false)
  return { byName, byMember, missingBuiltins: new Set(missing) }
}

function isSupported(support: object): boolean {
  const versions = new Map<string, unknown>(Object.entries(support))
  return Object.entries(OLDEST).every(([browser, oldest]) => {
    const since = versions.get(browser)
    return typeof since === 'string' && Number.parseFloat(since.replace('≤', '')) <= oldest
  })
}

const nodeSchema = v.looseObject({ type: v.string() })
type Node = v.InferOutput<typeof nodeSchema>
const identifierSchema = v.looseObject({ type: v.literal('Identifier'), name: v.string() })

/**
 * Scans a bundled script, libraries included, for static methods and for methods of the language's
 * own objects. Members of the DOM cannot be identified by name alone: `missingInSources` finds
 * those by type.
 * @returns each name once: `URL.canParse`, `toSorted`
 */
export function missingInScript(fileName: string, code: string, support: ApiSupport): Set<string> {
  const { program, errors } = parseSync(fileName, code)
  if (errors[0]) throw new Error(`${fileName} cannot be parsed: ${errors[0].message}`)
  const found = new Set<string>()
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || node.computed === true) return
    const object = nameOf(node.object)
    const member = nameOf(node.property)
    if (member === undefined) return
    const name = `${object}.${member}`
    if (object !== undefined && support.byName.get(name) === false) found.add(name)
    else if (support.missingBuiltins.has(member)) found.add(member)
  })
  return found
}

function nameOf(node: unknown): string | undefined {
  return v.is(identifierSchema, node) ? node.name : undefined
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  else if (v.is(nodeSchema, value)) {
    visit(value)
    for (const child of Object.values(value)) {
      if (typeof child === 'object' && child !== null) walk(child, visit)
    }
  }
}

/**
 * Scans sources for every name that TypeScript's own libraries declare.
 * @returns each use as `file:name`, once
 */
export function missingInSources(
  program: ts.Program,
  isChecked: (fileName: string) => boolean,
  support: ApiSupport,
): { file: string; name: string }[] {
  const checker = program.getTypeChecker()
  return program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isChecked(fileName))
    .flatMap((source) => {
      const names = new Set<string>()
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node)) {
          const name = apiName(node, checker, program)
          if (name !== undefined && isMissing(name, support)) names.add(name)
        }
        ts.forEachChild(node, visit)
      }
      visit(source)
      return [...names].map((name) => ({ file: source.fileName, name }))
    })
}

/** @returns `Owner.member`, or the name of a global; undefined if it is not an API */
function apiName(
  node: ts.Identifier,
  checker: ts.TypeChecker,
  program: ts.Program,
): string | undefined {
  if (ts.isTypeNode(node.parent)) return undefined
  const declaration = checker
    .getSymbolAtLocation(node)
    ?.declarations?.find((found) => program.isSourceFileDefaultLibrary(found.getSourceFile()))
  if (!declaration) return undefined
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) return `${ownerOf(parent.name.text)}.${node.text}`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return `${parent.parent.name.getText()}.${node.text}`
  }
  const isValue = ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration)
  return isValue ? node.text : undefined
}

/** `ObjectConstructor` declares what `Object` has, `ReadonlyArray` what `Array` has. */
function ownerOf(interfaceName: string): string {
  return interfaceName.replace(/(?<=.)Constructor$/, '').replace(/^Readonly/, '')
}

/** Compatibility data does not list mixins, so the member's own name decides. */
function isMissing(name: string, { byName, byMember }: ApiSupport): boolean {
  const supported = byName.get(name)
  if (supported !== undefined) return !supported
  const member = name.split('.')[1]
  return member !== undefined && byMember.get(member) === false
}
