import { formattedTextFragment, linkFragment, pictureFragment } from '../../content/fragments.ts'

const questionFields = /* groq */ `_id, question, ${formattedTextFragment('answerText', 'answer', 'answerDerived')}, link{ ${linkFragment} }`

/** The chosen questions in that order; otherwise all questions in their own order. */
export const questionsFragment = /* groq */ `
  _type == "questions" => {
    cloth{ ${pictureFragment} },
    picture{ ${pictureFragment} },
    "items": select(
      count(items) > 0 => items[]->,
      *[_type == "faqItem"] | order(order, _createdAt)
    )[defined(_id)]{ ${questionFields} }
  }`
