import { bullets, heading, paragraph, richText } from '../authoring.ts'

/** The privacy section that follows the terms. */
export const privacy = {
  heading: 'Privacy policy',
  body: richText(
    paragraph(
      'We collect what we need to move your money and meet the law, and nothing to sell. [Ask for a copy](/contact-us) of what we hold at any time.',
    ),
    heading('What we keep'),
    bullets(
      'from merchants: the papers of the application, and who signed in when',
      'from people who pay or are paid: name, wallet or account number, sum, time and reference',
      'from visitors of this website: what they type into a form, and nothing else',
    ),
    heading('Why, and for how long'),
    paragraph(
      'To carry out payments, to prevent fraud, and because the law requires it. Records of payments and applications are kept for **at least five years**. A message sent through this website is erased thirty days after it was answered.',
    ),
    heading('Who else sees it'),
    paragraph(
      'The banks, networks and companies a payment passes through; the central bank, the Financial Intelligence Centre and courts when the law says so. Nobody else.',
    ),
    heading('Cookies'),
    paragraph('This website sets none on its public pages and follows nobody around.'),
    heading('Your rights'),
    paragraph(
      'Under the Data Protection Act, 2012 (Act 843) you may see, correct and object to what we hold. Write to [care@nsaa.example](mailto:care@nsaa.example). If our answer does not satisfy you, turn to the Data Protection Commission.',
    ),
  ),
}
