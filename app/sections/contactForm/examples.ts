import type { SectionData } from '../types.ts'

export const contactFormExamples: readonly SectionData<'contactForm'>[] = [
  {
    _type: 'contactForm',
    layout: null,
    anchor: 'contact-form',
    ground: null,
    _key: 'complete',
    heading: 'Talk to a person',
    lead: 'A person in Accra reads it and answers the same working day.',
    jumpLabel: 'Send Us a Message',
    phoneLabel: 'Phone',
    emailLabel: 'Email',
    hoursLabel: 'Hours',
    addressLabel: 'Office',
    mapsLabel: 'Open in maps',
    agreement: 'I agree to the',
    policy: {
      _key: null,
      label: 'privacy policy',
      href: '/terms-and-conditions#privacy-policy',
      newTab: false,
    },
    submitLabel: 'Send message',
    wording: null,
    company: {
      officePhone: '+233 30 255 0140',
      salesPhone: '+233 24 555 0140',
      supportEmail: 'support@nsaa.example',
      address: '14 Ring Road Close, Accra, Ghana',
      maps: 'https://maps.nsaa.example/accra-office',
      hours: '8AM-5PM GMT on working days',
      opensAtHour: 8,
      closesAtHour: 17,
    },
  },
]
