import { bullets, heading, paragraph, picture, richText } from '../authoring.ts'

/** The privacy section that follows the terms. */
export const privacy = {
  heading: 'Privacy policy',
  picture: picture('hero-policy-privacy'),
  body: richText(
    paragraph(
      'We collect what we need to move your money and meet the law, and nothing to sell. Nsaa Payments Limited, 14 Ring Road Close, Accra, is the data controller under the Data Protection Act, 2012 (Act 843). [Ask for a copy](/contact-us) of what we hold at any time.',
    ),
    heading('What we keep'),
    bullets(
      'from merchants: the papers of the application, the Ghana Card details of owners and signatories, and who signed in when',
      'from people who pay or are paid: name, wallet or account number, sum, time and reference',
      'from people who give a mandate: the sum, the day and the account it may be taken from',
      'from visitors of this website: what they type into a form, and nothing else',
    ),
    paragraph('We never ask for a PIN, and never keep the security code of a card.'),
    heading('Why we may'),
    bullets(
      'to carry out the payment you asked for, or a contract with you',
      'because a law demands it: the Payment Systems and Services Act, 2019 (Act 987) and the Anti-Money Laundering Act, 2020 (Act 1044) tell us to know whom we serve and to keep records',
      'to find fraud before it reaches you, which serves you and us',
      'because you agreed, when you subscribe to news; every message ends with a way out',
    ),
    heading('For how long'),
    paragraph(
      'Records of payments and applications are kept for **at least five years** after the payment or the end of the contract. What you send through a form on this website is erased from it thirty days after it has reached us; the answer we wrote to you stays in our mail for a year. Then we erase it.',
    ),
    heading('Who else sees it'),
    paragraph(
      'The banks, networks and companies a payment passes through; the company that stores our backups, under a contract that binds it to this policy; the central bank, the Financial Intelligence Centre and courts when the law says so. Nobody else.',
    ),
    paragraph(
      'A payment to or from abroad takes its details with it. Apart from that we keep data in Ghana, or where it is protected as well as it is here.',
    ),
    heading('How we guard it'),
    paragraph(
      'Connections and backups are encrypted, each of us sees only what the work needs, and every look into a customer’s file is written down. If data is seen by somebody who should not have seen it, we tell the Data Protection Commission and the people concerned as soon as we can.',
    ),
    heading('Cookies'),
    paragraph('This website sets none on its public pages and follows nobody around.'),
    heading('Your rights'),
    paragraph(
      'Under Act 843 you may see what we hold, have it corrected or erased where no law makes us keep it, object to a use, take back your agreement, and ask that a person looks at a decision a computer made. Write to [care@nsaa.example](mailto:care@nsaa.example); we answer within twenty-one days and charge nothing.',
    ),
    paragraph(
      'If our answer does not satisfy you, turn to the Data Protection Commission. The service is not meant for children; we do not knowingly keep data about anybody under eighteen who is not the beneficiary of a payment.',
    ),
  ),
}
