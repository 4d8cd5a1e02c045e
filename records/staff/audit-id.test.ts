import { expect, test } from 'vitest'
import { auditId } from './audit-id.ts'

test('entries of one millisecond sort as they were written, whatever was written between them', () => {
	const at = Date.parse('2026-11-21T09:00:00Z')
	const ids = Array.from({ length: 1000 }, (_, index) => auditId(index % 2 === 0 ? at : at - 60_000))
	const ofOne = ids.filter((_, index) => index % 2 === 0)
	expect(ofOne.toSorted()).toEqual(ofOne)
	expect(new Set(ids).size).toBe(1000)
	expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
