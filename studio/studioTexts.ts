import { defineLocaleResourceBundle, definePlugin } from 'sanity'

/** Validation messages of the Studio, each with what to do about it. */
const messages = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'validation',
  resources: {
    'generic.required': 'Required: fill this in',
    'array.minimum-length': 'Items needed: at least {{minLength}}',
    'array.minimum-length_blocks': 'Required: fill this in',
    'array.item-duplicate': 'Is in the list twice: remove one of the two',
    'number.maximum-precision': 'Use at most {{limit}} decimal places',
    'number.non-integer': 'Enter a whole number',
    'string.email': 'Enter an e-mail address, such as ama@example.com',
    'object.not-reference': 'Choose one, or remove this item',
    'object.reference-not-published': 'Publish the chosen document first',
    // The schema names a pattern by what to enter.
    'string.regex-does-not-match': 'Enter {{name}}',
  },
})

/**
 * What forms show while their pages are read. In a narrow window the preview has tabs, which have
 * the names of the tools.
 */
const preview = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'presentation',
  resources: {
    'locations-banner.resolving.text': 'Looking for pages that show this…',
    'narrow-tabs.content-tab.label': 'Content',
    'narrow-tabs.preview-tab.label': 'Preview',
  },
})

/** Sanity's own text is in another namespace than the one in which the button looks for it. */
const history = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: { 'changes.action.close-label': 'Close history' },
})

/** Texts of Sanity's that the Studio replaces. */
export const studioTexts = definePlugin({
  name: 'studio-texts',
  i18n: { bundles: [messages, preview, history] },
})
