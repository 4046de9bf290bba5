import { defineStory, type Story } from '../story.ts'
import { Field } from './Field.tsx'

export const story: Story = defineStory(
  'Field',
  'Label above, control, and under it what is wrong and what to fix. Optional is stated.',
  Field,
  [
    { name: 'filled', props: { name: 'name', label: 'Your name', defaultValue: 'Ɔsei Darko' } },
    {
      name: 'empty, placeholder',
      props: { name: 'email', type: 'email', label: 'Email', placeholder: 'Enter your email' },
    },
    {
      name: 'error',
      props: {
        name: 'email',
        type: 'email',
        label: 'Email',
        defaultValue: 'osei@',
        error: 'Email is invalid',
      },
    },
    {
      name: 'optional',
      props: { name: 'phone', type: 'tel', label: 'Phone', optional: 'optional' },
    },
    { name: 'message', props: { name: 'message', label: 'Message', multiline: true } },
    {
      name: 'message, error',
      props: {
        name: 'message',
        label: 'Message',
        multiline: true,
        rows: 3,
        error: 'Message is required',
      },
    },
    {
      name: 'line, hidden label',
      props: {
        name: 'email',
        type: 'email',
        label: 'Email',
        hideLabel: true,
        look: 'line',
        placeholder: 'Enter your email',
      },
    },
  ],
)
