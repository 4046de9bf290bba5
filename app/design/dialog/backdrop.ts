interface Press {
  target: EventTarget
  currentTarget: Element
  clientX: number
  clientY: number
}

/** @returns whether the press fell on the scrim: the dialog itself, but outside its box */
export function isBackdropClick({ target, currentTarget, clientX, clientY }: Press): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
