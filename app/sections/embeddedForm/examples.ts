import type { SectionData } from '../types.ts'

export const embeddedFormExamples: readonly SectionData<'embeddedForm'>[] = [
  {
    _type: 'embeddedForm',
    lead: 'It takes five minutes. Nothing is sent before the last step.',
    layout: null,
    anchor: null,
    ground: null,
    _key: 'form',
    heading: 'Apply',
    address: '/hub-form.html',
    title: 'Application form',
    heightPx: 320,
    directLabel: 'Open the form on its own',
  },
  {
    _type: 'embeddedForm',
    lead: null,
    layout: null,
    anchor: 'embedded-form',
    ground: 'dew',
    _key: 'refused',
    heading: 'Apply',
    address: 'javascript:alert(1)',
    title: null,
    heightPx: null,
    directLabel: null,
  },
]
