import type { SectionData } from '../types.ts'

export const contactDetailsExamples: readonly SectionData<'contactDetails'>[] = [
  {
    _type: 'contactDetails',
    lead: 'The desk answers within three rings on working days.',
    layout: null,
    anchor: null,
    ground: null,
    _key: 'desk',
    heading: 'Help is a short call away',
    officeLabel: 'Office',
    salesLabel: 'Sales',
    mapsLabel: 'Open in maps',
    contact: {
      email: 'support@nsaa.example',
      officePhone: '+233 30 255 0140',
      salesPhone: '+233 24 555 0140',
      address: '14 Ring Road Close, Accra, Ghana',
      maps: 'https://maps.nsaa.example/accra-office',
      hours: '8AM-5PM GMT on working days',
    },
  },
  {
    _type: 'contactDetails',
    lead: null,
    layout: null,
    anchor: 'contact-details',
    ground: 'dew',
    _key: 'bare',
    heading: 'Help',
    officeLabel: null,
    salesLabel: null,
    mapsLabel: null,
    contact: null,
  },
]
