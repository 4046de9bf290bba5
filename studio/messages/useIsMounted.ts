import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is mounted, for work that ends after it. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
