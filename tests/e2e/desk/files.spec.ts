import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { DAY_MS } from '#lib/dates.ts'
import { deleteExpiredFiles, listCaseFiles } from '#records/files/case-files.ts'
import { createFolderStorage, filesFolder } from '#records/files/folder-storage.ts'
import { sweepFiles } from '#records/files/sweep-files.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { freshFolder } from '#tests/integration/support/site-process.ts'
import { violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

const MEGABYTE = 1024 * 1024
const folder = freshFolder('photos')

/** With JavaScript on a phone in `npm test`; all four in the full matrix. */
const BROWSERS = [
	{ name: 'on a phone', width: 390, hasScripts: true },
	{ name: 'on a phone without JavaScript @full', width: 390, hasScripts: false },
	{ name: 'on a desktop @full', width: 1280, hasScripts: true },
	{ name: 'on a desktop without JavaScript @full', width: 1280, hasScripts: false },
]

async function photo(format: 'jpeg' | 'png' | 'webp') {
	const create = { width: 1200, height: 900, channels: 3 as const, background: '#2a6' }
	return sharp({ create }).toFormat(format).toBuffer()
}

/** A file to choose: the browser takes a path as it is, and contents through its protocol. */
function fileOf(name: string, content: Buffer): string {
	const path = join(folder, name)
	writeFileSync(path, content)
	return path
}

/** The path of the link in the email to this person. */
async function linkFor(email: string): Promise<string> {
	const folder = join(site.dataDir, 'emails')
	const read = new Set<string>()
	let path = ''
	await expect
		.poll(
			async () => {
				for (const name of existsSync(folder) ? readdirSync(folder) : []) {
					// Others are being written.
					if (!name.endsWith('.eml') || read.has(name)) continue
					read.add(name)
					const { to, text = '' } = await PostalMime.parse(readFileSync(join(folder, name)))
					if (to?.[0]?.address === email) path = /\/apply\/files\?key=[\w-]+/.exec(text)?.[0] ?? path
				}
				return path
			},
			{ timeout: 60_000 },
		)
		.not.toBe('')
	return path
}

async function sendFiles(page: Page, files: string[]) {
	await page.getByLabel(/^Up to \d+ files$/).setInputFiles(files)
	await page.getByRole('button', { name: /^Send/ }).click()
}

for (const { name, width, hasScripts } of BROWSERS) {
	test(`photos by the emailed link, ${name}: sent, refused, seen at the desk, deleted, gone after the decision`, async ({
		browser,
		baseURL,
	}) => {
		const url = baseURL ?? ''
		const newPage = (of: Browser) =>
			of.newContext({ baseURL: url, viewport: { width, height: 844 }, javaScriptEnabled: hasScripts })
		const [desk, phone] = [await newPage(browser), await newPage(browser)]
		const [ana, sam] = [await desk.newPage(), await phone.newPage()]
		await site.signIn(desk, { name: 'Ana', role: 'team' })
		const problems: string[] = []
		const look = async (page: Page, what: string) => {
			if (!hasScripts) return
			const found = await violations(page)
			if (await sidewaysScroll(page)) found.push('scrolls sideways')
			problems.push(...found.map((one) => `${what}: ${one}`))
		}

		const email = `${randomUUID()}@example.org`
		const { id, reference } = await site.withStore((store) =>
			accept(store, aSubmission({ email }), () => [], Date.now()),
		)
		await ana.goto(`/desk/cases/${reference}`)
		await ana.getByRole('button', { name: 'Ask for photos or papers' }).click()
		await expect(ana.getByRole('heading', { name: 'Files Asked for' })).toBeVisible()
		await expect(ana.getByText('Nothing has arrived yet. Their link works until')).toBeVisible()

		await sam.goto(await linkFor(email))
		await look(sam, 'before')
		const garden = fileOf('garden.jpg', await photo('jpeg'))
		await sendFiles(sam, [garden, fileOf('large.jpg', Buffer.alloc(40 * MEGABYTE, 0xff))])
		await expect(sam.getByRole('alert')).toContainText('Nothing was sent. One of the files has more than 15 MB.')
		await sendFiles(sam, [garden, fileOf('fence.svg', Buffer.from('<svg/>'))])
		await expect(sam.getByRole('alert')).toContainText('One of the files is not a photo or a PDF that we can open.')
		await look(sam, 'refused')
		await sendFiles(sam, [garden, fileOf('fence.png', await photo('png')), fileOf('home.webp', await photo('webp'))])
		await expect(sam.getByRole('status')).toContainText(`3 files have arrived with your form ${reference}.`)
		await look(sam, 'sent')

		await ana.goto(`/desk/cases/${reference}`)
		const files = ana.getByRole('region', { name: /^Files/ }).getByRole('listitem')
		await expect(files).toHaveText([/garden\.jpg/, /fence\.png/, /home\.webp/])
		await expect(ana.getByRole('heading', { name: 'Files 3 arrived' })).toBeVisible()
		await look(ana, 'case')
		const download = ana.waitForEvent('download')
		await ana.getByRole('link', { name: 'garden.jpg' }).click()
		expect((await download).suggestedFilename()).toBe('garden.jpg')
		expect((await sharp(await (await download).path()).metadata()).width).toBe(1200)
		await ana.locator('summary', { hasText: 'Delete fence.png' }).click()
		await ana.getByRole('button', { name: 'Delete the file fence.png' }).click()
		await expect(files).toHaveText([/garden\.jpg/, /home\.webp/])

		await site.withStore(async (store) => {
			const [stored] = await listCaseFiles(store, id)
			const closed = { closed_at: Date.now(), answered_at: Date.now(), status: 'done' as const }
			await store.db.updateTable('submission').set(closed).where('id', '=', id).execute()
			// The job does this every five minutes; here a month later.
			const later = Date.now() + 31 * DAY_MS
			await deleteExpiredFiles(store, later)
			await sweepFiles(store, createFolderStorage(site.dataDir), later)
			expect(existsSync(join(filesFolder(site.dataDir), stored?.id ?? ''))).toBe(false)
		})
		await ana.reload()
		await expect(files).toHaveCount(0)
		expect(problems).toEqual([])
		await desk.close()
		await phone.close()
	})
}
