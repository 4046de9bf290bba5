import { AddIcon } from '@sanity/icons/Add'
import { EditIcon } from '@sanity/icons/Edit'
import { TrashIcon } from '@sanity/icons/Trash'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import type { ComponentType } from 'react'
import type { StructureBuilder, StructureResolver, UserComponent } from 'sanity/structure'
import { singletonTypes } from '../../schemas/index.ts'
import { EMBEDDED_PROJECT } from '../embeddedLake.ts'
import { BrokenLinks } from '../links/BrokenLinks.tsx'
import { Changes } from './Changes.tsx'
import { DeletedDocuments } from './DeletedDocuments.tsx'
import { OPENING_PANE } from './OpeningPane.tsx'
import { OrderedDocuments } from './OrderedDocuments.tsx'
import { PageTree } from './PageTree.tsx'

/** The desk: the pages first, what is shown on them by kind, the settings of the whole site last. */
export const structure: StructureResolver = (S, { schema, projectId }) => {
  const iconOf = (type: string) => schema.get(type)?.icon
  const ordered = (type: string, title: string) =>
    componentList(S, { type, title, icon: iconOf(type), component: OrderedDocuments })
  const sorted = (type: string, title: string, field: string) =>
    S.documentTypeListItem(type)
      .title(title)
      .child(
        S.documentTypeList(type)
          .title(title)
          .defaultOrdering([{ field, direction: 'asc' }]),
      )
  const newestFirst = (type: string, title: string, field: string) =>
    S.documentTypeListItem(type)
      .title(title)
      .child(
        S.documentTypeList(type)
          .title(title)
          .defaultOrdering([{ field, direction: 'desc' }]),
      )
  return S.list()
    .title('Website')
    .items([
      S.listItem()
        .id(OPENING_PANE)
        .title('Changes')
        .icon(EditIcon)
        .child(S.component(Changes).id(OPENING_PANE).title('Changes')),
      S.divider(),
      componentList(S, {
        type: 'page',
        title: 'Pages',
        icon: iconOf('page'),
        component: PageTree,
      }),
      sorted('policy', 'Policies', 'title'),
      newestFirst('article', 'Articles', 'publishedAt'),
      S.divider(),
      ordered('teamMember', 'Team'),
      ordered('jobPosition', 'Careers'),
      ordered('faqItem', 'FAQs'),
      ordered('testimonial', 'Testimonials'),
      S.divider(),
      ordered('serviceCard', 'Service cards'),
      ordered('productCard', 'Product cards'),
      ordered('partner', 'Partners'),
      S.divider(),
      sorted('redirect', 'Redirects', 'source'),
      S.listItem()
        .id('broken-links')
        .title('Broken links')
        .icon(UnlinkIcon)
        .child(S.component(BrokenLinks).id('broken-links').title('Broken links')),
      // Only the embedded lake lists what was deleted.
      ...(projectId === EMBEDDED_PROJECT
        ? [
            S.listItem()
              .id('deleted')
              .title('Deleted')
              .icon(TrashIcon)
              .child(S.component(DeletedDocuments).id('deleted').title('Deleted')),
          ]
        : []),
      ...singletonTypes.map(({ name, title, icon }) =>
        S.listItem()
          .id(name)
          .title(title)
          .icon(icon)
          .child(S.document().schemaType(name).documentId(name).title(title)),
      ),
    ])
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
