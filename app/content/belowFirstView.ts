import { createContext, useContext } from 'react'

const BelowFirstViewContext = createContext(false)

/** Marks children that no screen shows before the visitor scrolls. */
export const BelowFirstView = BelowFirstViewContext.Provider

/** @returns whether pictures have to wait until they come near, whatever their section asks for */
export function useIsBelowFirstView(): boolean {
  return useContext(BelowFirstViewContext)
}
