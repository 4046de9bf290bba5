import { type Config, defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/index.ts'
import { DefaultPane } from './desk/DefaultPane.tsx'
import { documentActions } from './desk/documentActions.ts'
import { newDocumentOptions } from './desk/singletons.ts'
import { structure } from './desk/structure.ts'
import { FormField } from './form/FormField.tsx'
import { FormInput } from './form/FormInput.tsx'
import { FormItem } from './form/FormItem.tsx'
import { TextPlugins } from './form/TextPlugins.tsx'
import { embeddedLake } from './lake/embeddedLake.ts'
import { hostedLake } from './lake/hostedLake.ts'
import { publicationTracker } from './live/publications.ts'
import { media } from './media/media.tsx'
import { messages } from './messages/messages.tsx'
import { presentation } from './presentation/presentation.ts'
import { StudioLayout } from './StudioLayout.tsx'
import { withSectionPicker } from './sections/sectionPicker.ts'
import type { StudioSettings } from './settings.ts'
import { studioTexts } from './studioTexts.ts'
import { templates } from './templates.ts'

/** The Studio at `/studio`, on whichever Content Lake the website reads from. */
export function studioConfig(settings: StudioSettings): Config {
  const lake =
    settings.lake === 'embedded'
      ? embeddedLake(location.origin, publicationTracker)
      : hostedLake(settings, publicationTracker)
  return defineConfig({
    ...lake,
    name: 'default',
    title: settings.title ?? 'Studio',
    basePath: '/studio',
    form: {
      ...lake.form,
      components: {
        field: FormField,
        input: FormInput,
        item: FormItem,
        portableText: { plugins: TextPlugins },
      },
    },
    studio: { components: { layout: StudioLayout, activeToolLayout: DefaultPane } },
    plugins: [
      structureTool({ title: 'Content', structure }),
      presentation,
      messages(),
      media(),
      studioTexts(),
    ],
    releases: { enabled: true },
    scheduledDrafts: { enabled: true },
    // Replaced by drafts with a time, which are releases of one document.
    scheduledPublishing: { enabled: false },
    schema: { types: withSectionPicker(schemaTypes), templates },
    document: { ...lake.document, actions: documentActions, newDocumentOptions },
  })
}
