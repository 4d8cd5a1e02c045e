import { expect, test } from 'vitest'
import { mayReadRestricted } from './restricted-answers.ts'

test('leads and the holder of the case read answers about health and offences', () => {
	const may = (id: string, role: 'team' | 'treasurer' | 'lead', assignedTo: string | null) =>
		mayReadRestricted({ id, role }, { assignedTo })
	expect([may('ana', 'lead', null), may('ana', 'lead', 'lee'), may('lee', 'team', 'lee')]).toEqual([true, true, true])
	expect([may('lee', 'team', null), may('lee', 'team', 'ana'), may('tom', 'treasurer', 'tom')]).toEqual([
		false,
		false,
		false,
	])
})
