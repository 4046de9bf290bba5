import { fileLoader, refuseWrite } from '../pages/files/fileLoader.ts'
import { securityTxt } from '../pages/files/siteFiles.ts'

export const loader = fileLoader('text/plain; charset=utf-8', securityTxt)
export const action = refuseWrite
