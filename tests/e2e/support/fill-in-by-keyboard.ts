import type { Page } from '@playwright/test'
import type { Answers } from '#domain/forms/answers/answers.ts'
import { asTyped } from '#tests/builders/applications/answers.ts'
import { expectGoodFocus } from './keyboard/good-focus.ts'

/** More than any page has, header included. */
const MAX_TAB_STOPS = 90
/** The longest list is that of the dogs. */
const MAX_CHOICES = 60

/** Fills in a page by keyboard, and presses Enter on the button with such a name. All that has the focus on the way has a name and can be seen. */
export async function fillInByKeyboard(page: Page, answers: Answers, button: RegExp) {
	const typed = asTyped(answers)
	const session = await page.context().newCDPSession(page)
	for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
		await page.keyboard.press('Tab')
		await expectGoodFocus(page, session, `Tab ${stops} on ${page.url()}`)
		const { kind, name, text } = await focused(page)
		// Followed by a hidden busy label.
		if (kind === 'submit' && button.test(text ?? '')) {
			await session.detach()
			return page.keyboard.press('Enter')
		}
		const wanted = typed.getAll(name)
		if (wanted.length > 0) await answer(page, kind, wanted)
	}
	throw new Error(`Tab never came to ${button} on ${page.url()}`)
}

async function answer(page: Page, kind: string, wanted: string[]) {
	if (kind === 'radio' || kind === 'select-one') return choose(page, kind, wanted[0] ?? '')
	if (kind === 'checkbox') {
		const { value, checked } = await focused(page)
		if (!checked && (wanted.includes(value) || value === 'yes' || value === 'on')) await page.keyboard.press('Space')
		return
	}
	await page.keyboard.press('Control+A')
	await page.keyboard.type(wanted[0] ?? '')
}

async function choose(page: Page, kind: string, wanted: string) {
	if (kind === 'select-one') await page.keyboard.press('Home')
	for (let choices = 0; choices < MAX_CHOICES; choices += 1) {
		if ((await focused(page)).value === wanted) break
		await page.keyboard.press('ArrowDown')
	}
	if (kind === 'radio') await page.keyboard.press('Space')
}

function focused(page: Page) {
	return page.evaluate(() => {
		const {
			type = '',
			name = '',
			value = '',
			checked = false,
			textContent,
		} = document.activeElement as HTMLInputElement
		return { kind: type, name, value, checked, text: textContent?.trim() }
	})
}
