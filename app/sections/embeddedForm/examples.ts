import type { SectionData } from '../types.ts'

export const embeddedFormExamples: readonly SectionData<'embeddedForm'>[] = [
  {
    _type: 'embeddedForm',
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
