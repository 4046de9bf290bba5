import { createContext, useContext } from 'react'

type RequestContext = object

/**
 * A value that a loader passes to the rendering of its document. Loader data is written into the
 * document for the browser, so values that only the server needs are passed through this context.
 */
export function createServerValue<Value>() {
  const values = new WeakMap<RequestContext, Value>()
  const ValueContext = createContext<Value | null>(null)
  return {
    Provider: ValueContext.Provider,
    /** @returns the value on the server, null in the browser */
    useValue: (): Value | null => useContext(ValueContext),
    /** Stores the value until the document of this request is rendered. */
    store: (request: RequestContext, value: Value) => void values.set(request, value),
    /** @returns the value stored for this request */
    of: (request: RequestContext): Value | null => values.get(request) ?? null,
  }
}
