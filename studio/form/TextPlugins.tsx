import type { PortableTextPluginsProps } from 'sanity'
import { linkOf, pastedAddress } from './pastedText.ts'

type PasteLink = NonNullable<PortableTextPluginsProps['plugins']['pasteLink']>
type LinkMatcher = NonNullable<PasteLink['link']>

/** An address pasted over words makes them a link. Sanity finds only one named `link`. */
const link: LinkMatcher = ({ context, value }) => {
  const annotation = linkOf(context.schema.annotations)
  const href = pastedAddress(value.href, location.origin)
  return annotation && href !== undefined ? { _type: annotation.name, href } : undefined
}

export function TextPlugins({ renderDefault, ...props }: PortableTextPluginsProps) {
  const plugins = { ...props.plugins, pasteLink: { ...props.plugins.pasteLink, link } }
  return renderDefault({ ...props, renderDefault, plugins })
}
