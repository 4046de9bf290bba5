import type { StructureResolver } from 'sanity/structure'
import { singletonTypes } from '../../schemas/index.ts'

/** The lists of the desk: pages by path first, the settings of the whole site last. */
export const structure: StructureResolver = (S) => {
  const ordered = (type: string, title: string, field: string) =>
    S.documentTypeListItem(type)
      .title(title)
      .child(
        S.documentTypeList(type)
          .title(title)
          .defaultOrdering([{ field, direction: 'asc' }]),
      )
  return S.list()
    .title('Website')
    .items([
      ordered('page', 'Pages', 'path'),
      ordered('policy', 'Policies', 'title'),
      S.divider(),
      ordered('serviceCard', 'Service cards', 'order'),
      ordered('productCard', 'Product cards', 'order'),
      ordered('testimonial', 'Testimonials', 'order'),
      ordered('partner', 'Partners', 'order'),
      S.divider(),
      ordered('teamMember', 'People', 'order'),
      ordered('jobPosition', 'Open positions', 'order'),
      ordered('faqItem', 'Questions', 'order'),
      S.divider(),
      ordered('redirect', 'Redirects', 'source'),
      ...singletonTypes.map(({ name, title, icon }) =>
        S.listItem()
          .id(name)
          .title(title)
          .icon(icon)
          .child(S.document().schemaType(name).documentId(name).title(title)),
      ),
    ])
}
