import { defineStory, type Story } from '../story.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

/** Leaves space for the list, which otherwise covers what follows. */
function ComboboxSample(props: ComboboxProps) {
  return (
    <div style={{ paddingBottom: props.defaultOpen ? 110 : 0 }}>
      <Combobox {...props} />
    </div>
  )
}

const options = ['Agriculture', 'Education', 'Fintech', 'Health', 'Retail', 'Technology']

export const story: Story = defineStory(
  'Combobox',
  'A text field that suggests; what is not in the list can be typed as well.',
  ComboboxSample,
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
        optional: 'optional',
        options,
        defaultValue: 'te',
        defaultOpen: true,
      },
    },
  ],
)
