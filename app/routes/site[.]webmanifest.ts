import { fileLoader } from '../pages/fileLoader.ts'
import { webManifest } from '../pages/siteFiles.ts'

export const loader = fileLoader('application/manifest+json', webManifest)
