import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is mounted, for work that ends after it. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
