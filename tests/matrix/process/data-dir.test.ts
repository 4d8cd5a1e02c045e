import { chmodSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn } from '#tests/integration/support/form-visitor.ts'
import { eventually, freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

/** Files in a folder that other users can read. */
function openTo(dataDir: string): string[] {
	const all = ['', ...readdirSync(dataDir, { recursive: true }).map(String)]
	return all.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)
}

test('DATA_DIR is readable by the site’s user only, also files of earlier versions', async () => {
	const dataDir = freshFolder('rights')
	mkdirSync(join(dataDir, 'images', 'ab'), { recursive: true })
	writeFileSync(join(dataDir, 'form-secret'), 'a secret that was readable')
	writeFileSync(join(dataDir, 'images', 'ab', 'picture'), '')
	for (const name of ['', 'form-secret', 'images', 'images/ab', 'images/ab/picture'])
		chmodSync(join(dataDir, name), 0o755)

	const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
	const visitor = aVisitor(site)
	const check = await fillIn(visitor, 'contact', {
		answers: { ...enough.contact, email: 'sam@example.org', message: 'When are you open on Sundays, please?' },
		slowly: true,
	})
	expect((await visitor.send(check, new URLSearchParams())).path).toBe('/apply/contact/sent')
	const picture = /\/img\/(?!share)[^"\s]+\/\d+[^"\s]*/.exec((await site.get('/')).text)?.[0] ?? ''
	expect((await site.get(picture)).status).toBe(200)
	const made = () => readdirSync(dataDir, { recursive: true }).map(String)
	const isThere = (pattern: RegExp) => made().some((name) => pattern.test(name))
	await eventually(
		async () =>
			[/^records\.db-wal$/, /^replica\/snapshot/, /\.eml$/, /^images\/\w\w\/\w{32}$/].filter((one) => !isThere(one)),
		(missing) => missing.length === 0,
		30_000,
	)
	expect(openTo(dataDir)).toEqual([])
	await site.stop()
	expect(openTo(dataDir)).toEqual([])
})

test('without a mail server each start warns, and emails of other days are deleted', async () => {
	const dataDir = freshFolder('emails')
	const folder = join(dataDir, 'emails')
	mkdirSync(folder)
	for (const [name, hours] of [
		['yesterday.eml', 25],
		['today.eml', 1],
	] as const) {
		writeFileSync(join(folder, name), 'To: sam@example.org')
		const written = Date.now() / 1000 - hours * 3600
		utimesSync(join(folder, name), written, written)
	}
	const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SMTP_URL: '' })
	await eventually(
		async () => readdirSync(folder),
		(names) => !names.includes('yesterday.eml'),
		30_000,
	)
	expect(readdirSync(folder)).toContain('today.eml')
	await site.stop()
	const warnings = site.logged().filter(({ msg }) => msg === 'emails are written to a folder and reach no one')
	expect(warnings).toMatchObject([{ level: 40, folder, hint: expect.stringContaining('SMTP_URL') }])
})

test('a DATA_DIR with files of other users keeps its permissions, with a warning', async () => {
	const dataDir = freshFolder('shared')
	writeFileSync(join(dataDir, 'notes.txt'), 'of somebody else')
	for (const name of ['', 'notes.txt']) chmodSync(join(dataDir, name), 0o755)
	const settings = { CONTENT_SECRET: 'kT4vQ9mZr2LsYb8NcE4hXw7P', FORM_SECRET }
	const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, ...settings })
	await site.stop()
	expect(statSync(dataDir).mode & 0o777).toBe(0o755)
	expect(statSync(join(dataDir, 'records.db')).mode & 0o777).toBe(0o600)
	expect(JSON.stringify(site.logged())).toContain('has files of other programs')
})
