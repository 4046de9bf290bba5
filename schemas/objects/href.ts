import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'

/**
 * An address typed by an editor. The Studio adds the allow-list of `app/content/links.ts` to it
 * (see `studio/schema.ts`), so editors and the website judge an address by the same code.
 */
export const href = defineType({
  name: 'href',
  title: 'Address',
  type: 'string',
  icon: LinkIcon,
  description:
    'A path of this website (/contact-us), a place on the page (#features), https://…, mailto:… or tel:…',
})
