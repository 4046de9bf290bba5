/** @returns the first colour of a computed style, `rgb(17, 20, 42)`, as `#11142a` */
export function hexOf(style: string): string {
  const channels = /rgba?\((\d+), (\d+), (\d+)/.exec(style)?.slice(1) ?? []
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
