import { pictureFragment } from '../../content/fragments.ts'

const testimonialFields = /* groq */ `
  _id, quote, author, role, company, image{ ${pictureFragment} }`

/** The chosen testimonials in that order; otherwise all of them in their own order. */
export const testimonialSliderFragment = /* groq */ `
  _type == "testimonialSlider" => {
    "testimonials": select(
      count(testimonials) > 0 => testimonials[]->,
      *[_type == "testimonial"] | order(order, _createdAt)
    )[defined(_id)]{ ${testimonialFields} }
  }`
