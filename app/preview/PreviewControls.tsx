import { useLocation } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { STUDIO_PATH } from '../content/urls/serverPaths.ts'
import type { PreviewInfo } from './previewInfo.ts'
import { shownVersion } from './shownVersion.ts'
import { Bar, barSpaceStyles, Line, Links } from './styles.ts'
import { type EditablePage, useEditAttributes } from './useEditAttributes.ts'
import { useVisualEditing } from './useVisualEditing.ts'

interface PreviewControlsProps {
  info: PreviewInfo
  page: EditablePage
}

/**
 * Part of a page in a preview: names the preview, ends it, and enables visual editing for editors.
 */
export function PreviewControls({ info, page }: PreviewControlsProps) {
  const { pathname: path } = useLocation()
  const isFramed = useSyncExternalStore(neverChanges, inFrame, () => false)
  if (isFramed) return <Editing info={info} page={page} />
  return (
    <>
      {info.kind === 'editor' && <Editing info={info} page={page} />}
      <style>{barSpaceStyles}</style>
      <Bar aria-label="Preview">
        <Line>
          <p>
            <b>Preview</b> <span>{shownVersion(info)}</span>
          </p>
          <Links>
            {info.kind === 'editor' && (
              <a href={`${STUDIO_PATH}/presentation?preview=${encodeURIComponent(path)}`}>
                Edit or share
              </a>
            )}
            <a href={`/preview/disable?path=${encodeURIComponent(path)}`}>Exit preview</a>
          </Links>
        </Line>
      </Bar>
    </>
  )
}

function Editing({ info, page }: Pick<PreviewControlsProps, 'info' | 'page'>) {
  useVisualEditing()
  useEditAttributes(info.documents, page)
  return null
}

const neverChanges = () => () => undefined
const inFrame = () => window.self !== window.top
