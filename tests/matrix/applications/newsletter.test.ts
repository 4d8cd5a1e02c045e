import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { aVisitor } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

function rowsOf(dataDir: string, table: 'newsletter_request' | 'subscriber') {
	const db = new DatabaseSync(join(dataDir, 'records.db'), { readOnly: true })
	const rows = db.prepare(`select * from ${table}`).all()
	db.close()
	return rows as Record<string, string | number | null>[]
}

async function emailsIn(dataDir: string) {
	const folder = join(dataDir, 'emails')
	const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
	return Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
}

const address = (email: string, more: Record<string, string> = {}) => new URLSearchParams({ email, ...more })

test('subscribe, confirm and one-click unsubscribe; bots and repeats get no email, and the log no names', async () => {
	const dataDir = freshFolder('newsletter')
	const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir })
	const visitor = aVisitor(site)
	const page = { ...(await visitor.get('/')), path: '/apply/newsletter/news' }
	const send = (body: URLSearchParams) => visitor.send({ ...page, text: '' }, body)

	const first = await send(address('sam@example.org', { from: 'footer' }))
	expect(first.text).toContain('sam@example.org')
	const machine = await send(address('bot@example.org', { website: 'https://spam.example' }))
	expect(machine.status).toBe(200)
	await vi.waitFor(async () => expect(await emailsIn(dataDir)).toHaveLength(1), { timeout: 60_000 })
	expect(rowsOf(dataDir, 'newsletter_request')).toMatchObject([
		{ email: 'sam@example.org', place: 'footer', quarantine_reasons_json: '[]' },
		{ email: 'bot@example.org', quarantine_reasons_json: '["something in the box that people cannot see"]' },
	])
	expect(rowsOf(dataDir, 'subscriber')).toEqual([])

	const [question] = await emailsIn(dataDir)
	const yes = new URL(/https?:\S+\/newsletter\/confirm\?key=\S+/.exec(question?.text ?? '')?.[0] ?? '')
	expect((await visitor.get(yes.pathname + yes.search)).text).toContain('Yes, sign me up')
	expect(rowsOf(dataDir, 'subscriber')).toEqual([])
	await visitor.send({ ...page, text: '', path: yes.pathname + yes.search }, new URLSearchParams())
	expect(rowsOf(dataDir, 'subscriber')).toMatchObject([{ email: 'sam@example.org', unsubscribed_at: null }])

	// A subscribed address gets the same page.
	const second = await send(address('sam@example.org'))
	const third = await send(address('els@example.org'))
	const bare = (html: string) => html.replace(/(sam|els)@example\.org/g, '').replace(/nonce="[^"]*"|sha256-[^']*/g, '')
	expect(bare(second.text)).toBe(bare(third.text))
	await send(address('sam@example.org'))
	expect((await send(address('sam@example.org'))).status).toBe(429)

	await vi.waitFor(
		async () =>
			expect(
				(await emailsIn(dataDir)).some(({ headers }) => headers.some(({ key }) => key === 'list-unsubscribe')),
			).toBe(true),
		{ timeout: 60_000 },
	)
	const welcome = (await emailsIn(dataDir)).find(({ headers }) => headers.some(({ key }) => key === 'list-unsubscribe'))
	const header = (name: string) => welcome?.headers.find(({ key }) => key === name)?.value ?? ''
	expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
	const out = new URL(header('list-unsubscribe').slice(1, -1))
	const body = new FormData()
	body.set('List-Unsubscribe', 'One-Click')
	// Like a mail client: no page, no cookie, and multipart.
	const left = await fetch(site.url + out.pathname + out.search, { method: 'POST', body })
	expect(left.status).toBe(200)
	expect(rowsOf(dataDir, 'subscriber')).toMatchObject([{ email: '', unsubscribed_at: expect.any(Number) }])
	await site.stop()
	expect(JSON.stringify(site.logged())).not.toMatch(/(sam|els|bot)@example|key=/)
})
