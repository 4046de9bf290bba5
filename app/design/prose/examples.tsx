import { defineStory, type Story } from '../story.ts'
import { Prose } from './prose.ts'

export const story: Story = defineStory(
  'Prose',
  'Running text from the editor, at a measure of 68 characters.',
  Prose,
  [
    {
      name: 'all marks',
      props: {
        children: (
          <>
            <h3>Verification and records</h3>
            <p>
              We keep records of your transactions for <strong>at least five years</strong>, as the{' '}
              <a href="#prose">law</a> requires.
            </p>
            <ul>
              <li>Certificate of incorporation or registration</li>
              <li>Identification for each director and beneficial owner</li>
            </ul>
            <ol>
              <li>Write to us</li>
              <li>A person in Accra answers</li>
            </ol>
            <blockquote>Refunds go back the way the money came.</blockquote>
          </>
        ),
      },
    },
  ],
)
