import { LRUCache } from 'lru-cache'
import { type ReactNode, useContext } from 'react'
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components'

type Compile = IStyleSheetContext['stylis']

/** More than all variants of all components; an editor's values in styles could add any number. */
const RULES_MAX = 5_000

interface Compiled {
  css: string
  rules: string[]
}

const compilers = new WeakMap<Compile, Compile>()

/**
 * Styles inside it are compiled to CSS rules once in the life of the process. styled-components
 * compiles them once for each sheet, and each document has sheets of its own.
 */
export function CompiledStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext)
  const stylis = compilers.get(context.stylis) ?? compileOnce(context.stylis)
  compilers.set(context.stylis, stylis)
  return <StyleSheetContext value={{ ...context, stylis }}>{children}</StyleSheetContext>
}

/** A selector is a hash of the styles, but nothing relies on that: the styles are compared. */
function compileOnce(compile: Compile): Compile {
  const compiled = new LRUCache<string, Compiled>({ max: RULES_MAX })
  const cached = (css: string, selector = '', prefix = '', componentId = '&') => {
    const key = selector || prefix ? `${prefix} ${selector} ${componentId}` : css
    const hit = compiled.get(key)
    if (hit?.css === css) return hit.rules
    const rules = compile(css, selector, prefix, componentId)
    compiled.set(key, { css, rules })
    return rules
  }
  return Object.assign(cached, { hash: compile.hash })
}
