import { fileLoader, refuseWrite } from '../pages/files/fileLoader.ts'
import { robots } from '../pages/files/siteFiles.ts'

export const loader = fileLoader('text/plain; charset=utf-8', robots)
export const action = refuseWrite
