import { expect, test } from 'vitest'
import type { Email } from '#domain/emails/email.ts'
import { confirmSubscription } from '#records/newsletter/confirm.ts'
import { subscribe } from '#records/newsletter/subscribe.ts'
import { isUnsubscribeKey, unsubscribe } from '#records/newsletter/unsubscribe.ts'
import type { Store } from '#records/store/open-store.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { freshStore } from '#tests/records/stores.ts'
import { subscribers } from './subscribers.ts'

const NOW = Date.UTC(2026, 10, 21, 23, 30)
const SITE = 'https://www.fairlead.example'

const emailTo = (to: string): Email => ({ to, replyTo: null, subject: '', text: '', html: '', unsubscribeUrl: null })

/** Subscribes an address, and confirms it with `isConfirmed`. */
async function subscribeAddress(
	store: Store,
	email: string,
	firstName: string,
	{ isConfirmed }: { isConfirmed: boolean },
) {
	let key = ''
	const interests = ['dogs', 'events']
	const request = { email, firstName, interests, place: 'page' as const, wording: {}, quarantineReasons: [] }
	await subscribe(
		store,
		request,
		(confirmKey) => {
			key = confirmKey
			return emailTo(email)
		},
		NOW,
	)
	if (isConfirmed) await confirmSubscription(store, key, emailTo, NOW)
}

function run(store: Store) {
	const desk = {
		store,
		now: NOW,
		dataDir: '',
		siteUrl: SITE,
		timezone: 'Europe/London',
		content: someContent(),
		describe: async () => [],
		close: async () => {},
	}
	return subscribers.run(desk, { positionals: [], values: {} })
}

/** The key in the link of the line with this beginning. */
function keyOf(file: string | undefined, beginning: string): string {
	const line = file?.split('\r\n').find((text) => text.startsWith(beginning)) ?? ''
	return new URL(line.split(',').at(-1) ?? '').searchParams.get('key') ?? ''
}

test('the list has confirmed subscribers only, each with an unsubscribe link', async () => {
	const store = await freshStore('sqlite')
	await subscribeAddress(store, 'zoe@example.org', 'O’Brien, "Zo"', { isConfirmed: true })
	await subscribeAddress(store, 'sam@example.org', '=cmd()', { isConfirmed: true })
	await subscribeAddress(store, 'pending@example.org', 'Pending', { isConfirmed: false })
	const { file, note, json } = await run(store)
	expect(file).toMatch(/^email,first name,interests,since,unsubscribe link\r\n/)
	expect(file).toContain(
		`\r\nzoe@example.org,"O’Brien, ""Zo""",dogs events,2026-11-21,${SITE}/newsletter/unsubscribe?key=`,
	)
	// A spreadsheet would run it.
	expect(file).toContain("\r\nsam@example.org,'=cmd(),dogs events,")
	expect(file).not.toContain('pending')
	expect(note).toBe('2 addresses.')
	expect(json).toHaveLength(2)
	expect(JSON.stringify(json)).not.toContain('unsubscribeKey')

	const key = keyOf(file, 'zoe@')
	expect(await isUnsubscribeKey(store, key)).toBe(true)
	await unsubscribe(store, key, NOW)
	expect(await run(store)).toMatchObject({ note: '1 address.', file: expect.not.stringContaining('zoe@') })
})
