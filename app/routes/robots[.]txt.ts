import { fileLoader } from '../pages/fileLoader.ts'
import { robots } from '../pages/siteFiles.ts'

export const loader = fileLoader('text/plain; charset=utf-8', robots)
