import { defineLocaleResourceBundle, definePlugin } from 'sanity'

/** Validation messages of the Studio, each with what to do about it. */
const messages = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'validation',
  resources: {
    'generic.required': 'Required: fill this in',
    'object.asset-required_image': 'Required: choose or upload a picture',
    'object.asset-required_file': 'Required: choose or upload a file',
    'object.reference-not-published': 'Publish the chosen document first',
    // The schema names a pattern by what to write.
    'string.regex-does-not-match': 'Write {{name}}',
  },
})

/** In a narrow window the preview has tabs, which have the names of the tools. */
const previewTabs = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'presentation',
  resources: {
    'narrow-tabs.content-tab.label': 'Content',
    'narrow-tabs.preview-tab.label': 'Preview',
  },
})

/** Texts of Sanity's that the Studio replaces. */
export const studioTexts = definePlugin({
  name: 'studio-texts',
  i18n: { bundles: [messages, previewTabs] },
})
