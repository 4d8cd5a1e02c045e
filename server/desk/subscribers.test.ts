import { expect, test } from 'vitest'
import type { Email } from '#domain/applications/emails/email.ts'
import { confirmSubscription } from '#records/newsletter/confirm.ts'
import { subscribe } from '#records/newsletter/subscribe.ts'
import { isUnsubscribeKey, unsubscribe } from '#records/newsletter/unsubscribe.ts'
import type { Store } from '#records/store/open-store.ts'
import { freshStore } from '#tests/records/stores.ts'
import { subscribers } from './subscribers.ts'

const NOW = Date.UTC(2026, 10, 21, 23, 30)
const SITE = 'https://www.fairlead.example'

const letterTo = (to: string): Email => ({ to, replyTo: null, subject: '', text: '', html: '', unsubscribeUrl: null })

/** Asks for news, and answers the letter that asks back only when told. */
async function ask(store: Store, email: string, firstName: string, { saysYes }: { saysYes: boolean }) {
	let key = ''
	const interests = ['dogs', 'events']
	const request = { email, firstName, interests, place: 'page' as const, wording: {}, junkReasons: [] }
	await subscribe(
		store,
		request,
		(confirmKey) => {
			key = confirmKey
			return letterTo(email)
		},
		NOW,
	)
	if (saysYes) await confirmSubscription(store, key, letterTo, NOW)
}

function run(store: Store) {
	const desk = {
		store,
		now: NOW,
		dataDir: '',
		siteUrl: SITE,
		timezone: 'Europe/London',
		describe: async () => [],
		close: async () => {},
	}
	return subscribers.run(desk, { positionals: [], values: {} })
}

/** Where the line of the file with this beginning leads. */
function keyOf(file: string | undefined, beginning: string): string {
	const line = file?.split('\r\n').find((text) => text.startsWith(beginning)) ?? ''
	return new URL(line.split(',').at(-1) ?? '').searchParams.get('key') ?? ''
}

test('the list has who said yes and has not left, each with a link that ends it', async () => {
	const store = await freshStore('sqlite')
	await ask(store, 'zoe@example.org', 'O’Brien, "Zo"', { saysYes: true })
	await ask(store, 'sam@example.org', '=cmd()', { saysYes: true })
	await ask(store, 'silent@example.org', 'Silent', { saysYes: false })
	const { file, note, json } = await run(store)
	expect(file).toMatch(/^email,first name,interests,since,stop link\r\n/)
	expect(file).toContain(`\r\nzoe@example.org,"O’Brien, ""Zo""",dogs events,2026-11-21,${SITE}/newsletter/leave?key=`)
	// A spreadsheet would run it.
	expect(file).toContain("\r\nsam@example.org,'=cmd(),dogs events,")
	expect(file).not.toContain('silent')
	expect(note).toBe('2 addresses.')
	expect(json).toHaveLength(2)
	expect(JSON.stringify(json)).not.toContain('leaveKey')

	const key = keyOf(file, 'zoe@')
	expect(await isUnsubscribeKey(store, key)).toBe(true)
	await unsubscribe(store, key, NOW)
	expect(await run(store)).toMatchObject({ note: '1 address.', file: expect.not.stringContaining('zoe@') })
})
