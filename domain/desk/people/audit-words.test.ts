import { expect, test } from 'vitest'
import { auditActionFor } from '../cases/case-events.ts'
import { actionsOf } from './audit-kinds.ts'
import { actionInWords, outsideActor, subjectInWords } from './audit-words.ts'

test('a change of a case is stored as what was done, without a word of what was written', () => {
	const note = auditActionFor({ kind: 'note', data: { text: 'SECRET', mentions: [] } }, 'ana')
	const taken = auditActionFor({ kind: 'assigned', data: { to: 'ana' } }, 'ana')
	const given = auditActionFor({ kind: 'assigned', data: { to: 'lee' } }, 'ana')
	const data = { from: 'new', to: 'waiting', reason: 'SECRET', note: 'SECRET', backOn: null } as const
	const status = auditActionFor({ kind: 'status', data }, 'ana')
	expect([note, taken, given, status].map(actionInWords)).toEqual([
		'Note written',
		'Case taken',
		'Case handed over',
		'Status: Waiting for them',
	])
	for (const action of [note, taken, given, status]) expect(actionsOf('cases')).toContain(action)
})

test('what it was about is said in words; an id of ours is left out', () => {
	const names = new Map([['0c7f1a52-7f43-4a6c-9d2b-6a1f0e5b2c11', 'Lee']])
	const words = (action: Parameters<typeof actionInWords>[0], subject: string) =>
		subjectInWords({ staffId: null, action, subject }, names)
	expect(words('invited', 'lead')).toBe('as Lead')
	expect(words('invited', 'lead 0c7f1a52-7f43-4a6c-9d2b-6a1f0e5b2c11')).toBe('Lee, as Lead')
	expect(words('invitation withdrawn', 'team 25c57eb7-7f43-4a6c-9d2b-6a1f0e5b2c11')).toBe('as Team')
	expect(words('role changed', '0c7f1a52-7f43-4a6c-9d2b-6a1f0e5b2c11 treasurer')).toBe('Lee, now Treasurer')
	expect(words('bank statement imported', '7')).toBe('7 lines')
	expect(words('role changed', '0c7f1a52-7f43-4a6c-9d2b-6a1f0e5b2c11')).toBe('Lee')
	expect(words('signed in', '25c57eb7-7f43-4a6c-9d2b-6a1f0e5b2c11')).toBe('')
	expect(words('case changed', 'ADP-7K3F-2M')).toBe('ADP-7K3F-2M')
	expect(outsideActor('withdrawn by the person')).toBe('The person')
})
