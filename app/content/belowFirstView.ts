import { createContext, useContext } from 'react'

const BelowFirstViewContext = createContext(false)

/** Says whether its children are usually below the first view. */
export const BelowFirstView = BelowFirstViewContext.Provider

/** @returns whether pictures have to wait until they come near, whatever their section asks for */
export function useIsBelowFirstView(): boolean {
  return useContext(BelowFirstViewContext)
}
