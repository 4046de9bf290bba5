export interface DeviceWidth {
  name: string
  widthPx: number
}

/** The widths the design is drawn for. */
export const DEVICE_WIDTHS: readonly DeviceWidth[] = [
  { name: 'Phone', widthPx: 390 },
  { name: 'Tablet', widthPx: 768 },
  { name: 'Desktop', widthPx: 1440 },
]

const STYLED = [
  'width',
  'height',
  'max-width',
  'max-height',
  'flex',
  'margin',
  'transform',
] as const

/**
 * Sets a frame to the width of a device, scaled down if there is less space.
 * @param widthPx undefined for the full width
 * @returns the function that restores the frame's own size
 */
export function applyDeviceWidth(
  frame: HTMLIFrameElement,
  widthPx: number | undefined,
): () => void {
  const container = frame.parentElement
  if (!container || widthPx === undefined) return () => undefined
  const adjust = () => {
    for (const [name, value] of Object.entries(frameStyle(widthPx, container))) {
      frame.style.setProperty(name, value)
    }
  }
  const observer = new ResizeObserver(adjust)
  observer.observe(container)
  adjust()
  return () => {
    observer.disconnect()
    for (const name of STYLED) frame.style.removeProperty(name)
    frame.style.width = '100%'
    frame.style.height = '100%'
  }
}

/**
 * @returns CSS that lays the frame out in the device's size and scales it to the available space
 */
export function frameStyle(
  widthPx: number,
  container: { clientWidth: number; clientHeight: number },
): Record<(typeof STYLED)[number], string> {
  const scale = Math.min(1, container.clientWidth / widthPx)
  const heightPx = Math.round(container.clientHeight / scale)
  const overPx = { across: widthPx * (scale - 1), down: heightPx * (scale - 1) }
  return {
    width: `${widthPx}px`,
    height: `${heightPx}px`,
    'max-width': 'none',
    'max-height': 'none',
    flex: 'none',
    // A scaled frame occupies less space too.
    margin: `${overPx.down / 2}px ${overPx.across / 2}px`,
    transform: scale < 1 ? `scale(${scale})` : 'none',
  }
}
