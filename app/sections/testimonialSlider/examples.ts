import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

const mariama = {
  _id: 'mariama',
  quote: 'Now the ledger is finished before the queue is.',
  author: 'Mariama Issahaku',
  role: 'Finance Manager',
  company: 'Volta Bridge University College',
  image: examplePictures.square,
}
const ebo = {
  _id: 'ebo',
  quote: 'This is the first September I took my leave in September.',
  author: 'Ebo Quansah',
  role: 'Bursar',
  company: null,
  image: null,
}

export const testimonialSliderExamples: readonly SectionData<'testimonialSlider'>[] = [
  {
    _type: 'testimonialSlider',
    lead: null,
    layout: null,
    anchor: null,
    ground: null,
    _key: 'two',
    heading: 'What customers say',
    testimonials: [mariama, ebo],
  },
  {
    _type: 'testimonialSlider',
    lead: null,
    layout: null,
    anchor: 'testimonial-slider',
    ground: 'dew',
    _key: 'one',
    heading: 'What a customer says',
    testimonials: [mariama],
  },
]
