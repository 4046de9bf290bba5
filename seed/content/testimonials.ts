import type { Testimonial } from '../../app/content/types.generated.ts'
import { picture, type Seed } from './authoring.ts'

export const testimonials: readonly Seed<Testimonial>[] = [
  {
    _id: 'testimonial-mariama-issahaku',
    _type: 'testimonial',
    quote:
      'We used to close school fees with a ruler and three bank slips per student. Now the ledger is finished before the queue is.',
    author: 'Mariama Issahaku',
    role: 'Finance Manager',
    company: 'Volta Bridge University College',
    image: picture('portrait-t1'),
    order: 10,
  },
  {
    _id: 'testimonial-ebo-quansah',
    _type: 'testimonial',
    quote:
      'I have been a bursar for thirty-one years. This is the first September I took my leave in September.',
    author: 'Ebo Quansah',
    role: 'Bursar',
    company: 'Volta Bridge University College',
    image: picture('portrait-t2'),
    order: 20,
  },
]
