import { Button, Flex } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { createExternalStore } from '../externalStore.ts'
import { useEnd } from '../useEnd.ts'
import { useIsViewer } from '../useIsViewer.ts'
import { applyDeviceWidth, DEVICE_WIDTHS } from './deviceWidths.ts'
import { share, useShared } from './sharing.ts'
import { usePostChanges } from './usePostChanges.ts'

/**
 * Width of the preview; undefined for the full width. A store, because the tool remounts its header
 * while a page connects.
 */
const chosenWidthPx = createExternalStore<number | undefined>(undefined)

/** The tool's own header, the widths of common devices, and links to what the preview shows. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, initialUrl, perspective, previewUrl, targetOrigin } = props
  usePostChanges(iframeRef)
  const isViewer = useIsViewer()
  const widthPx = chosenWidthPx.use()
  const shareButton = useFocusAfterSharing()
  const { pathname } = new URL(previewUrl || initialUrl.pathname, targetOrigin)
  // Without dependencies, because the tool may mount a new frame at any time.
  useEffect(() => (iframeRef.current ? applyDeviceWidth(iframeRef.current, widthPx) : undefined))
  return (
    <Flex align="center" gap={1} flex={1} className="preview-header">
      {props.renderDefault(props)}
      <fieldset className="preview-widths" aria-label="Width of the preview">
        {DEVICE_WIDTHS.map((device) => (
          <Button
            key={device.widthPx}
            text={device.name}
            title={`${device.widthPx} pixels wide`}
            mode="bleed"
            fontSize={1}
            padding={2}
            aria-pressed={widthPx === device.widthPx}
            selected={widthPx === device.widthPx}
            onClick={() =>
              chosenWidthPx.set(widthPx === device.widthPx ? undefined : device.widthPx)
            }
          />
        ))}
      </fieldset>
      {!isViewer && (
        <Button
          ref={shareButton}
          text="Share"
          mode="ghost"
          fontSize={1}
          padding={2}
          onClick={() => share({ path: pathname, perspective: perspective.toString() })}
        />
      )}
    </Flex>
  )
}

/**
 * Returns the focus when the dialog closes, which is mounted elsewhere.
 * @returns the ref of the button that opens it; it may be another one than that which was pressed
 */
function useFocusAfterSharing() {
  const button = useRef<HTMLButtonElement>(null)
  useEnd(useShared() !== undefined, () => button.current?.focus())
  return button
}
