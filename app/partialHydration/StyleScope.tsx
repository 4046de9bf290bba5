import { createContext, type ReactNode, useContext } from 'react'

/** Parts of a document with a stylesheet: the first view, and the deferred parts. */
export const STYLE_PARTS = ['head', 'sections', 'shell'] as const
export type StylePart = (typeof STYLE_PARTS)[number]

export interface StyleScopeValue {
  part: StylePart
  /** Nothing in it is rendered in the browser. */
  isStatic: boolean
  /** Records the styles of `children` for this scope. */
  collect(scope: Pick<StyleScopeValue, 'part' | 'isStatic'>, children: ReactNode): ReactNode
}

const StyleScopeContext = createContext<StyleScopeValue | null>(null)

/** The server records styles by scope; in the browser and in previews there are no scopes. */
export const StyleScopeProvider = StyleScopeContext.Provider

interface StyleScopeProps {
  part?: StylePart
  isStatic?: boolean
  children: ReactNode
}

/** Its children belong to this part of the document; omitted values are inherited. */
export function StyleScope({ part, isStatic, children }: StyleScopeProps) {
  const outer = useContext(StyleScopeContext)
  if (!outer) return children
  const scope = {
    part: part ?? outer.part,
    isStatic: isStatic ?? outer.isStatic,
    collect: outer.collect,
  }
  return <StyleScopeContext value={scope}>{outer.collect(scope, children)}</StyleScopeContext>
}

/** @returns whether this is rendered by the server alone */
export function useIsStatic(): boolean {
  return useContext(StyleScopeContext)?.isStatic ?? false
}

/** @returns whether styles are recorded by scope */
export function useStyleScopes(): boolean {
  return useContext(StyleScopeContext) !== null
}
