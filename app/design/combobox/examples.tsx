import { type Exhibit, exhibit } from '../exhibit.ts'
import { Combobox } from './combobox.tsx'

const options = ['Agriculture', 'Education', 'Fintech', 'Health', 'Retail', 'Technology']

export const examples: Exhibit = exhibit(
  'Combobox',
  'A text field that suggests; what is not in the list can be typed as well.',
  Combobox,
  [
    { name: 'closed', props: { name: 'industry', label: 'Industry', options } },
    {
      name: 'error',
      props: { name: 'industry', label: 'Industry', options, error: 'Industry is required' },
    },
    {
      name: 'open',
      props: {
        name: 'industry',
        label: 'Industry',
        optional: true,
        options,
        defaultValue: 'te',
        defaultOpen: true,
      },
    },
  ],
)
