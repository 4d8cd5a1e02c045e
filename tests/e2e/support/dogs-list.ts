import { expect, type Page } from '@playwright/test'
import { hydrated } from './client-navigation.ts'

export const PHONE = { width: 390, height: 844 }

export const count = (page: Page) => page.getByRole('main').locator('[role="status"] > #results')
export const filterForm = (page: Page) => page.getByRole('form', { name: 'Filter dogs' })
export const filterBox = (page: Page, name: RegExp) => filterForm(page).getByRole('checkbox', { name })
export const chips = (page: Page) => page.getByRole('list', { name: 'Your filters' })
export const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
/** A list of choices, or "More filters". */
export const choices = (page: Page, hasText: string) => filterForm(page).locator('summary', { hasText })

/** Records the documents that are loaded from then on. */
export async function openDogs(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
	// The form is hydrated later than the page; then its button shows the number.
	await expect(
		filterForm(page).getByRole('button', { name: /^(Show \d+ dogs?|No dogs match)$/, includeHidden: true }),
	).toHaveCount(1)
	const documents: string[] = []
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(request.url())
	})
	return documents
}
