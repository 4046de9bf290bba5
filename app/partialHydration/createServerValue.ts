import { createContext, useContext } from 'react'

/** Remix's load context of a request, which is the same object in loaders and for the document. */
export interface LoadContext {
  isDocumentRequest: boolean
}

/**
 * A value that a loader passes to the rendering of its document. Loader data is written into the
 * document for the browser, so values that only the server needs are passed through this context.
 */
export function createServerValue<Value>() {
  const values = new WeakMap<LoadContext, Value>()
  const ValueContext = createContext<Value | null>(null)
  return {
    Provider: ValueContext.Provider,
    /** @returns the value on the server, null in the browser */
    useValue: (): Value | null => useContext(ValueContext),
    /** Stores the value until the document of this request is rendered. */
    store: (context: LoadContext, value: Value) => void values.set(context, value),
    /** @returns the value stored for this request */
    of: (context: LoadContext): Value | null => values.get(context) ?? null,
  }
}
