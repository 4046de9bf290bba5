import { fileLoader, refuseWrite } from '../pages/files/fileLoader.ts'
import { webManifest } from '../pages/files/siteFiles.ts'

export const loader = fileLoader('application/manifest+json', webManifest)
export const action = refuseWrite
