import type { TeamMember } from '../../app/content/types.generated.ts'
import { picture, type Seed } from './authoring.ts'

/** Biographies are plain text; a line break starts a new paragraph. */
const biography = (...paragraphs: string[]) => paragraphs.join('\n')

export const team: readonly Seed<TeamMember>[] = [
  {
    _id: 'teamMember-adwoa-sarpong-addo',
    _type: 'teamMember',
    name: 'Adwoa Sarpong-Addo',
    role: 'Chief Executive Officer',
    image: picture('portrait-ceo'),
    bio: biography(
      'Adwoa started in the back office of a rural bank in Sunyani, balancing the day by hand. She has spent nineteen years making sure nobody else has to.',
      'She led the team that took Nsaa through its licence with the central bank in 2023, and still reads the settlement report every morning before anyone else is in.',
    ),
    linkedinUrl: 'https://linkedin.nsaa.example/adwoa-sarpong-addo',
    order: 10,
  },
  {
    _id: 'teamMember-kojo-asante-mills',
    _type: 'teamMember',
    name: 'Kojo Asante-Mills',
    role: 'Chief Technology and Innovation Officer',
    image: picture('portrait-cto'),
    bio: biography(
      'Kojo wrote his first USSD menu in Takoradi in 2008, for a lotto agent who wanted the results before the radio read them. He has been counting keystrokes since.',
      'He runs engineering and the innovation hub. His rule for both: if it does not work on the cheapest phone in the room, it does not work yet.',
    ),
    linkedinUrl: 'https://linkedin.nsaa.example/kojo-asante-mills',
    order: 20,
  },
  {
    _id: 'teamMember-elinam-dzakpasu',
    _type: 'teamMember',
    name: 'Elinam Dzakpasu',
    role: 'Chief Commercial Officer',
    image: picture('portrait-cco'),
    bio: biography(
      'Elinam sold cloth with her aunts at Kpalimé Road market in Ho before she sold software to banks in Accra. She says the second was easier: banks do not ask for a yard extra.',
      'She looks after merchants, schools and pension trustees, and answers the sales phone herself on Fridays.',
    ),
    order: 30,
  },
]
