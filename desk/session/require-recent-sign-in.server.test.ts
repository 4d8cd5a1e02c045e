import { expect, test } from 'vitest'
import type { StaffSession } from '#domain/desk/people/staff.ts'
import { DAY_MS } from '#lib/dates.ts'
import { isRecent, RECENT_SIGN_IN_MS } from './require-recent-sign-in.server.ts'

const NOW = Date.UTC(2026, 10, 23, 9)

function signedInAt(time: number): StaffSession {
	const member = { id: 'ana', email: 'ana@fairlead.example', name: 'Ana', role: 'lead' as const }
	return { id: 'session', member, signedInAt: time, device: 'Firefox on Android' }
}

test('a sign-in is recent for 15 minutes', () => {
	expect(isRecent(signedInAt(NOW), NOW)).toBe(true)
	expect(isRecent(signedInAt(NOW - RECENT_SIGN_IN_MS + 1), NOW)).toBe(true)
	expect(isRecent(signedInAt(NOW - RECENT_SIGN_IN_MS), NOW)).toBe(false)
})

test('a sign-in of the future is not recent: the clock was set back, and no one knows how long ago it was', () => {
	expect(isRecent(signedInAt(NOW + 1), NOW)).toBe(false)
	expect(isRecent(signedInAt(NOW + 30 * DAY_MS), NOW)).toBe(false)
})
