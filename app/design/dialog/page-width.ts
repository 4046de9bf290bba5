/**
 * Remembers how wide the scroll bar is, before the lock takes it away: the locked page is padded by
 * as much and so keeps its width. (`scrollbar-gutter` would leave a strip the scrim does not cover.)
 */
export function keepPageWidth(): void {
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
}
