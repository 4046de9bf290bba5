import { expect, test } from 'vitest'
import { withAssignees } from './usePeople.ts'

const ama = { id: 'ama', name: 'Ama' }
const ofAma = { assignedTo: 'ama', assignedName: 'Ama' }
const ofKojo = { assignedTo: 'kojo', assignedName: 'Kojo' }

test('people to whom listed messages are assigned are added once', () => {
  const listed = [ofKojo, ofAma, { assignedTo: null, assignedName: null }, ofKojo]
  expect(withAssignees([ama], listed)).toEqual([ama, { id: 'kojo', name: 'Kojo' }])
})

test('the same people are returned when all assignees are known', () => {
  const known = [ama]
  expect(withAssignees(known, [ofAma])).toBe(known)
})
