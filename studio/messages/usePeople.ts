import { useEffect, useState } from 'react'
import { api } from './status.ts'

export interface Person {
  id: string
  name: string
}

/** People who may read messages; only `you` until the site has answered, or if it does not. */
export function usePeople(you: Person): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([you])
  useEffect(() => {
    api.people().then(setPeople, () => undefined)
  }, [])
  return people
}
