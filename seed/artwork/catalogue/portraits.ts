/** Leaders and spare sitters; the two testimonial authors are on the home page. */
import { content, type Drawing } from './entry.ts'

export const portraits: readonly Drawing[] = [
  content('portrait', 'portrait-ceo', [320, 400], 'Illustrated portrait of Adwoa Sarpong-Addo'),
  content('portrait', 'portrait-cto', [320, 400], 'Illustrated portrait of Kojo Asante-Mills'),
  content('portrait', 'portrait-cco', [320, 400], 'Illustrated portrait of Elinam Dzakpasu'),
  content('portrait', 'portrait-s1', [320, 400], 'Illustrated portrait of Naa Dei Quaye'),
  content('portrait', 'portrait-s2', [320, 400], 'Illustrated portrait of Sule Mahama'),
  content('portrait', 'portrait-s3', [320, 400], 'Illustrated portrait of Selorm Agbeko'),
  content('portrait', 'portrait-s4', [320, 400], 'Illustrated portrait of Esi Baidoo'),
  content('portrait', 'portrait-s5', [320, 400], 'Illustrated portrait of Yaw Darkwa'),
  content('portrait', 'portrait-s6', [320, 400], 'Illustrated portrait of Abɛna Ɔwusu'),
  content('portrait', 'portrait-s7', [320, 400], 'Illustrated portrait of Iddrisu Fuseini'),
]
