/**
 * Calls a function once, when an element comes into view or as near as the options say.
 * @returns a function that cancels the wait
 */
export function whenIntersecting(
  element: Element,
  options: IntersectionObserverInit,
  callback: () => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    callback()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
