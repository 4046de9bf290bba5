import { fileLoader } from '../pages/fileLoader.ts'
import { sitemap } from '../pages/siteFiles.ts'

export const loader = fileLoader('application/xml; charset=utf-8', sitemap)
