import { linkFragment, pictureFragment } from '../../content/fragments.ts'

const questionFields = /* groq */ `_id, question, answer, link{ ${linkFragment} }`

/** The chosen questions in that order; otherwise all questions in their own order. */
export const questionsFragment = /* groq */ `
  _type == "questions" => {
    heading,
    cloth{ ${pictureFragment} },
    picture{ ${pictureFragment} },
    "items": select(
      count(items) > 0 => items[]->,
      *[_type == "faqItem"] | order(order asc, _createdAt asc)
    )[]{ ${questionFields} }
  }`
