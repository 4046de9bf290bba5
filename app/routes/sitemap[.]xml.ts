import { fileLoader, refuseWrite } from '../pages/files/fileLoader.ts'
import { sitemap } from '../pages/files/siteFiles.ts'

export const loader = fileLoader('application/xml; charset=utf-8', sitemap)
export const action = refuseWrite
