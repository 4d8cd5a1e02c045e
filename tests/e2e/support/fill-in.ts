import type { Page } from '@playwright/test'
import { MIN_FILL_MS } from '#domain/applications/spam/spam.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import { asTyped } from '#tests/builders/applications/answers.ts'
import { fillInByKeyboard } from './fill-in-by-keyboard.ts'

/** The button of a step; a form of one page says what follows. */
export const NEXT = /^(?:Continue|Check and send)/

/** More than any form has. */
const MAX_STEPS = 20

/** Fills in the visible fields of a page, in order. */
export async function fillIn(page: Page, answers: Answers) {
	const typed = asTyped(answers)
	let shown = await shownControls(page)
	for (const name of new Set(typed.keys())) {
		for (const value of typed.getAll(name)) {
			const kind = shown.get(name)
			if (kind === undefined) continue
			await answer(page, { name, kind, value })
			// An option may show or hide other questions.
			if (CHOICES.includes(kind)) shown = await shownControls(page)
		}
	}
}

const CHOICES = ['radio', 'checkbox', 'select']

/** The visible fields: each name with its kind of control. */
async function shownControls(page: Page): Promise<Map<string, string>> {
	const controls = await page.locator('main form [name]').evaluateAll((all) =>
		all
			// Visible for Playwright: with a size, and not `visibility: hidden`.
			.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0)
			.map((one): [string, string] => [
				one.getAttribute('name') ?? '',
				one.getAttribute('type') ?? one.tagName.toLowerCase(),
			]),
	)
	return new Map(controls.reverse())
}

async function answer(page: Page, { name, kind, value }: { name: string; kind: string; value: string }) {
	const control = page.locator(`main form [name="${name}"]`)
	if (kind === 'radio' || kind === 'checkbox') {
		const choice = (await control.count()) > 1 ? page.locator(`main form [name="${name}"][value="${value}"]`) : control
		await choice.check()
	} else if (kind === 'select') await control.selectOption(value)
	else await control.fill(value)
}

interface Walk {
	onPage?: (step: string) => Promise<void>
	byKeyboard?: boolean
}

/** From a form's first page to the check page, no sooner than a person: what is sent at once is taken for spam, and answered otherwise. */
export async function walkTo(page: Page, answers: Answers, { onPage, byKeyboard }: Walk = {}) {
	const soonest = Date.now() + MIN_FILL_MS
	for (let steps = 0; steps < MAX_STEPS; steps += 1) {
		const here = new URL(page.url()).pathname
		// The URL changes before the page.
		await page.locator(`main form[action^="${here}"]`).waitFor()
		if (here.endsWith('/check')) return page.waitForTimeout(Math.max(0, soonest - Date.now()))
		await onPage?.(here.split('/').at(-1) ?? '')
		if (byKeyboard) await fillInByKeyboard(page, answers, NEXT)
		else {
			await fillIn(page, answers)
			await page.getByRole('button', { name: NEXT }).click()
		}
		await page.waitForURL((url) => url.pathname !== here)
	}
	throw new Error(`the answers lead nowhere: still at ${page.url()}`)
}
