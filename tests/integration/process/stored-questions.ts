import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { enough } from '../../builders/applications/answers.ts'
import { aVisitor, fillIn } from '../support/form-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { storedSubmissions } from '../support/stored-records.ts'

export const NOTES = 'records.db.notes.json'

export async function sendQuestion(site: SiteProcess, number: number) {
	const visitor = aVisitor(site)
	const answers = {
		...enough.contact,
		message: `Is there a car park, number ${number}?`,
		email: `q${number}@example.org`,
	}
	const thanks = await visitor.send(await fillIn(visitor, 'contact', { answers, slowly: true }), new URLSearchParams())
	expect(thanks.path).toBe('/apply/contact/sent')
}

/** Ends with the test, also when it fails. */
export async function start(dataDir: string): Promise<SiteProcess> {
	const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
	onTestFinished(() => {
		try {
			process.kill(site.pid, 'SIGKILL')
		} catch {}
	})
	return site
}

export const warningsOf = async (site: SiteProcess) => JSON.parse((await site.get('/readyz')).text).warnings as string[]
export const notesIn = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, NOTES), 'utf8'))

/** A site with three questions, the last in the write-ahead log only, ended like a power cut. */
export async function endWithALog() {
	const dataDir = freshFolder('store-loss')
	const first = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
	await sendQuestion(first, 1)
	await sendQuestion(first, 2)
	// Checkpoints both: what follows is in the log only.
	await first.stop()
	expect(existsSync(join(dataDir, 'records.db-wal'))).toBe(false)
	const second = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
	expect((await warningsOf(second)).join()).not.toContain('missing')
	await sendQuestion(second, 3)
	expect(notesIn(dataDir)).toEqual({ highest: 3, deleted: [] })
	expect(statSync(join(dataDir, NOTES)).mode & 0o777).toBe(0o600)
	await second.stop('SIGKILL')
	expect(statSync(join(dataDir, 'records.db-wal')).size).toBeGreaterThan(0)
	return dataDir
}

export async function expectLoudStart(dataDir: string) {
	const site = await start(dataDir)
	expect(storedSubmissions(dataDir)).toHaveLength(2)
	expect((await warningsOf(site))[0]).toContain('submissions that were stored are missing: 1.')
	expect(JSON.stringify(site.logged())).toContain('store has lost submissions')
	return site
}
