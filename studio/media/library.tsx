import { type ReactNode, useState } from 'react'
import {
  type AssetSourceComponentProps,
  type Tool as StudioTool,
  useConfigContextFromSource,
  useSource,
} from 'sanity'
import { media, mediaAssetSource } from 'sanity-plugin-media'
import { FILE_BYTES_MAX } from '../../lake/core/uploadLimits.ts'

/** The lower bound for pictures is reported by the lake. */
const plugin = media({ maximumUploadSize: FILE_BYTES_MAX, showMediaLibraryAssets: false })

/** The plugin provides its options to what is inside its layout. */
function WithOptions({ children }: { children: ReactNode }) {
  const Layout = plugin.studio?.components?.layout
  return Layout ? <Layout renderDefault={() => <>{children}</>} /> : children
}

/** The library as a tool of the Studio. */
export function Tool() {
  const context = useConfigContextFromSource(useSource())
  const [tool] = useState<StudioTool | undefined>(() => {
    const { tools = [] } = plugin
    return (typeof tools === 'function' ? tools([], context) : tools)[0]
  })
  if (!tool?.component) throw new Error('sanity-plugin-media has no tool')
  const Library = tool.component
  return (
    <WithOptions>
      <Library tool={tool} />
    </WithOptions>
  )
}

/** The library over a form, to choose from. */
export function Dialog(props: AssetSourceComponentProps) {
  const Library = mediaAssetSource.component
  return (
    <WithOptions>
      <Library {...props} />
    </WithOptions>
  )
}
