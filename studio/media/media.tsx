import { ImageIcon } from '@sanity/icons/Image'
import { type ComponentType, lazy, Suspense } from 'react'
import { type AssetSource, type AssetSourceComponentProps, definePlugin } from 'sanity'
import { LazyTool } from '../LazyTool.tsx'

const NAME = 'media'
/** The Studio's own list of pictures, which has neither names nor a search. */
const DEFAULT_SOURCE = 'sanity-default'

const MediaTool = lazy(() => import('./library.tsx').then(({ Tool }) => ({ default: Tool })))
const MediaDialog = lazy(() => import('./library.tsx').then(({ Dialog }) => ({ default: Dialog })))

function LazyMediaTool() {
  return (
    <LazyTool loading="Loading media…">
      <MediaTool />
    </LazyTool>
  )
}

function LazyMediaDialog(props: AssetSourceComponentProps) {
  return (
    <Suspense fallback={null}>
      <MediaDialog {...props} />
    </Suspense>
  )
}

const withMediaDialog = (sources: AssetSource[]) =>
  sources.map((source) => (source.name === DEFAULT_SOURCE ? mediaSource(source) : source))

/** Uploads as before, and chooses in the library. */
function mediaSource(source: AssetSource): AssetSource {
  const component: ComponentType<AssetSourceComponentProps> = LazyMediaDialog
  return { ...source, title: 'Media', icon: ImageIcon, component }
}

/**
 * The library of all pictures and files (`sanity-plugin-media`), as a tool and as the asset source
 * of forms. The package's own plugin is not used because it would load the code at the start of the
 * Studio.
 */
export const media = definePlugin({
  name: NAME,
  tools: [{ name: NAME, title: 'Media', icon: ImageIcon, component: LazyMediaTool }],
  form: {
    image: { assetSources: withMediaDialog },
    file: { assetSources: withMediaDialog },
  },
})
