import { expect, test } from 'vitest'
import { isAllowed, PERMISSIONS, type ROLES } from './roles.ts'

test('leads may do everything', () => {
	expect(PERMISSIONS.filter((permission) => !isAllowed('lead', permission))).toEqual([])
})

test('the team has cases and the newsletter, the treasurer has money, and both pack parcels and have their own account', () => {
	const of = (role: (typeof ROLES)[number]) => PERMISSIONS.filter((permission) => isAllowed(role, permission))
	expect(of('team')).toEqual(['cases', 'newsletter', 'packing', 'messages', 'ownAccount'])
	expect(of('treasurer')).toEqual(['donations', 'packing', 'orders', 'messages', 'ownAccount'])
})
