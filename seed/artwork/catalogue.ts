/**
 * Every drawing the site ships, by name. Pure data: seed content and tests read it without
 * running a generator. `node tooling/generate/drawings.ts` writes the files it lists.
 */
import { cards } from './catalogue/cards.ts'
import { type Drawing, FILE_DIRECTORY, type SampleFile } from './catalogue/entry.ts'
import { heroes } from './catalogue/heroes.ts'
import { home } from './catalogue/home.ts'
import { portraits } from './catalogue/portraits.ts'
import { siteShell } from './catalogue/siteShell.ts'
import { vignettes } from './catalogue/vignettes.ts'

export {
  type Drawing,
  type DrawingKind,
  FILE_DIRECTORY,
  IMAGE_DIRECTORY,
  type SampleFile,
  SHELL_DIRECTORY,
} from './catalogue/entry.ts'

/** All drawings, home page first. */
export const catalogue: readonly Drawing[] = [
  ...home,
  ...siteShell,
  ...portraits,
  ...vignettes,
  ...heroes,
  ...cards,
]

/** The sample documents; each says on every page that it is a sample. */
export const sampleFiles: readonly SampleFile[] = [
  {
    name: 'pci-certificate',
    file: `${FILE_DIRECTORY}/pci-certificate.pdf`,
    title: 'PCI certificate (sample)',
  },
  {
    name: 'company-profile',
    file: `${FILE_DIRECTORY}/company-profile.pdf`,
    title: 'Company profile (sample)',
  },
  {
    name: 'project-brochure',
    file: `${FILE_DIRECTORY}/project-brochure.pdf`,
    title: 'Project brochure: fees at Volta Bridge (sample)',
  },
]
