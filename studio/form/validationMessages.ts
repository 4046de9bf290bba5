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

export const validationMessages = definePlugin({
  name: 'validation-messages',
  i18n: { bundles: [messages] },
})
