import { feed } from '../pages/article/feed.ts'
import { fileLoader } from '../pages/files/fileLoader.ts'

export const loader = fileLoader('application/atom+xml; charset=utf-8', feed)
