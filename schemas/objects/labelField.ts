import { defineField } from 'sanity'

/** A text that pages of one kind have in common. */
export function labelField(name: string, title: string, lengthMax = 40) {
  return defineField({
    name,
    title,
    type: 'string',
    validation: (rule) => rule.required().max(lengthMax),
  })
}
