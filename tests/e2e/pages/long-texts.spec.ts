import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as playwrightExpect, test } from '@playwright/test'
import { eventually, freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

/** The first request of a site is slow. */
const expect = playwrightExpect.configure({ timeout: 30_000 })

const MAX_LOAD_MS = 90_000
const MAX_TITLE_LENGTH = 300
/** A text of 300 KB, with its page and escaping. */
/** A cut text stands in the page and in what it is hydrated with. */
const MAX_PAGE_BYTES = 800_000
const BEGINNING = 'Here the story of Biscuit begins.'

function contentWithLongTexts(): string {
	const folder = freshFolder('long-texts')
	cpSync(join(import.meta.dirname, '../../../sample'), folder, { recursive: true })
	const file = join(folder, 'dogs/biscuit.md')
	const [, front = ''] = readFileSync(file, 'utf8').split(/^---$/m)
	const title = `title: Biscuit${'oo'.repeat(10_000)}`
	const paragraph = `${BEGINNING} ${'She sleeps on the sofa. '.repeat(210_000)}`
	writeFileSync(file, `---${front.replace(/^title: .*$/m, title)}---\n\n${paragraph}\n`)
	return folder
}

// In `npm test`, `long-text-stays.spec.ts` has a long text.
test(
	'a profile with a title of 20,000 letters and a paragraph of 5 MB loads and responds',
	FULL_ONLY,
	async ({ page }) => {
		const site = await startSiteProcess({ CONTENT_DIR: contentWithLongTexts(), LOG_LEVEL: 'warn' })
		try {
			// On a busy machine the list of dogs takes longer than the first request waits; until then its dogs are no 404.
			const { status, text } = await eventually(
				() => site.get('/dogs/biscuit'),
				(answer) => answer.status !== 503,
				MAX_LOAD_MS,
			)
			expect(status).toBe(200)
			expect(text.length).toBeLessThan(MAX_PAGE_BYTES)
			// In the page, and in what it is hydrated with.
			expect(text.split(BEGINNING)).toHaveLength(3)
			const cuts = site.logged().map(({ id, field, message }) => `${id} ${field} ${message}`)
			expect(cuts).toContainEqual(expect.stringMatching(/^101 title .*cut/))
			expect(cuts).toContainEqual(expect.stringMatching(/^101 content cut/))

			const noise = watchForErrors(page)
			await page.setViewportSize({ width: 390, height: 844 })
			await page.goto(`${site.url}/dogs/biscuit`)
			await hydrated(page)
			const name = await page.getByRole('heading', { level: 1 }).innerText()
			expect(name).toMatch(/^Biscuitoooo/)
			expect(name.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH + 1)
			await expect(page.getByText(BEGINNING)).toHaveCount(1)
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
			const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first()
			await save.click()
			await expect(save).toHaveAttribute('aria-pressed', 'true')

			await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Find a dog' }).click()
			await expect(page).toHaveURL(`${site.url}/dogs`)
			await page.goBack()
			await expect(page.getByText(BEGINNING)).toHaveCount(1)
			await noise.expectNone()
		} finally {
			await site.stop()
		}
	},
)
