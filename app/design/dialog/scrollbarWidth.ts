/**
 * Stores the width of the scroll bar before the scroll lock removes it: the locked page is padded
 * by it, so its width does not change. (`scrollbar-gutter` would leave a strip that the scrim does
 * not cover.)
 */
export function storeScrollbarWidth(): void {
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
}
