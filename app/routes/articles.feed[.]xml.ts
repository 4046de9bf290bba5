import { feed } from '../pages/article/feed.ts'
import { fileLoader, refuseWrite } from '../pages/files/fileLoader.ts'

export const loader = fileLoader('application/atom+xml; charset=utf-8', feed)
export const action = refuseWrite
