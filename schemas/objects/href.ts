import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { linkProblem } from '../../app/content/links.ts'

/** An address typed by an editor; judged by the same code that puts links on the website. */
export const href = defineType({
  name: 'href',
  title: 'Address',
  type: 'string',
  icon: LinkIcon,
  description:
    'A path of this website (/contact-us), a place on the page (#features), https://…, mailto:… or tel:…',
  validation: (rule) =>
    rule.custom((value) => (value === undefined ? true : (linkProblem(value) ?? true))),
})
