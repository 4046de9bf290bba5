import { defineStory, type Story } from '../story.ts'
import { Checkbox } from './Checkbox.tsx'

const agreement = (
  <>
    I agree to the <a href="/terms-and-conditions#privacy-policy">privacy policy</a>
  </>
)

export const story: Story = defineStory('Checkbox', 'One thing to agree to.', Checkbox, [
  { name: 'off', props: { name: 'agree', label: agreement } },
  { name: 'on', props: { name: 'agree', label: agreement, defaultChecked: true } },
  {
    name: 'error',
    props: {
      name: 'agree',
      label: agreement,
      error: 'To send a message you must first agree to our privacy policy',
    },
  },
])
