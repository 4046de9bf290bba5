import { AddIcon } from '@sanity/icons/Add'
import { EditIcon } from '@sanity/icons/Edit'
import { TrashIcon } from '@sanity/icons/Trash'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import type { ComponentType } from 'react'
import type { SortOrderingItem } from 'sanity'
import type { StructureBuilder, StructureResolver, UserComponent } from 'sanity/structure'
import { EMBEDDED_PROJECT } from '../../lake/core/embeddedNames.ts'
import { singletonTypes } from '../../schemas/index.ts'
import { BrokenLinks } from '../links/BrokenLinks.tsx'
import { Changes } from './Changes.tsx'
import { DEFAULT_PANE } from './DefaultPane.tsx'
import { DeletedDocuments } from './DeletedDocuments.tsx'
import { OrderedDocuments } from './OrderedDocuments.tsx'
import { PageTree } from './PageTree.tsx'

/**
 * The desk: changes, what is published at a path, what pages show, by kind, then redirects and
 * broken links, and the site settings last.
 */
export const structure: StructureResolver = (S, { schema, projectId }) => {
  const list = (component: UserComponent) => (type: string, title: string) =>
    componentList(S, { type, title, icon: schema.get(type)?.icon, component })
  const ordered = list(OrderedDocuments)
  return S.list()
    .title('Website')
    .items([
      view(S, { id: DEFAULT_PANE, title: 'Changes', icon: EditIcon, component: Changes }),
      S.divider(),
      list(PageTree)('page', 'Pages'),
      sortedList(S, 'policy', 'Policies', { field: 'title', direction: 'asc' }),
      sortedList(S, 'article', 'Articles', { field: 'publishedAt', direction: 'desc' }),
      S.divider(),
      ordered('teamMember', 'Team'),
      ordered('jobPosition', 'Open positions'),
      ordered('faqItem', 'FAQs'),
      ordered('testimonial', 'Testimonials'),
      S.divider(),
      ordered('serviceCard', 'Service cards'),
      sortedList(S, 'productCard', 'Product cards', { field: 'title', direction: 'asc' }),
      ordered('partner', 'Partners'),
      S.divider(),
      sortedList(S, 'redirect', 'Redirects', { field: 'source', direction: 'asc' }),
      view(S, {
        id: 'broken-links',
        title: 'Broken links',
        icon: UnlinkIcon,
        component: BrokenLinks,
      }),
      // Only the embedded lake lists what was deleted.
      ...(projectId === EMBEDDED_PROJECT
        ? [
            view(S, {
              id: 'deleted',
              title: 'Deleted',
              icon: TrashIcon,
              component: DeletedDocuments,
            }),
          ]
        : []),
      ...singletonTypes.map((type) => singleton(S, type)),
    ])
}

interface View {
  id: string
  title: string
  icon: ComponentType
  component: UserComponent
}

/** A pane of our own that lists no documents of one type. */
function view(S: StructureBuilder, { id, title, icon, component }: View) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(S.component(component).id(id).title(title))
}

function singleton(S: StructureBuilder, { name, title, icon }: (typeof singletonTypes)[number]) {
  const document = S.document().schemaType(name).documentId(name).title(title)
  return S.listItem().id(name).title(title).icon(icon).child(document)
}

/** The Studio's own list of all documents of a type. */
function sortedList(S: StructureBuilder, type: string, title: string, order: SortOrderingItem) {
  const documents = S.documentTypeList(type).title(title).defaultOrdering([order])
  return S.documentTypeListItem(type).title(title).child(documents)
}

interface ComponentList {
  type: string
  title: string
  icon: ComponentType | undefined
  component: UserComponent
}

/** A list with our own component; its documents open in the usual pane. */
function componentList(S: StructureBuilder, { type, title, icon, component }: ComponentList) {
  const item = S.listItem().id(type).title(title).schemaType(type)
  return (icon ? item.icon(icon) : item).child(
    S.component(component)
      .id(type)
      .title(title)
      .options({ type })
      .canHandleIntent(
        (intent, params) => (intent === 'edit' || intent === 'create') && params.type === type,
      )
      .menuItems([
        S.menuItem()
          .title(`New in “${title}”`)
          .icon(AddIcon)
          .intent({ type: 'create', params: { type, template: type } })
          .showAsAction(true),
      ])
      .child((id) => S.document().documentId(id).schemaType(type)),
  )
}
