import type { Page } from '@playwright/test'

/** No children, no other animals, a shared garden, 4 hours alone, a first dog, an hour of walks, hair no matter, own home. */
export const HOME = '20000180400'
export const QUESTIONS = '/right-for-each-other'

export const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).first()
export const panel = (page: Page) => page.getByRole('region', { name: 'Could we be right for each other?' })
export const firstToMeet = (page: Page) => page.getByRole('region', { name: 'Here come the dogs to meet first.' })
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('household'))
/** One question is shown at a time; the lead has a link to each. */
export const open = (page: Page, question: RegExp) =>
	page.getByRole('list', { name: 'Questions' }).getByRole('link', { name: question }).click()

export async function answer(page: Page, question: RegExp, label: string) {
	await open(page, question)
	await page.getByRole('group', { name: question }).getByLabel(label, { exact: true }).check()
}

export async function fillIn(page: Page, question: RegExp, hours: string) {
	await open(page, question)
	await page.getByLabel(question).fill(hours)
}

export async function answerAll(page: Page) {
	await answer(page, /youngest child/, 'No children')
	await answer(page, /dog at home/, 'No')
	await answer(page, /cat/, 'No')
	await answer(page, /rabbits/, 'No')
	await answer(page, /garden/, 'Shared, or not fenced all round')
	await fillIn(page, /hours would a dog be alone/, '4')
	await answer(page, /lived with a dog/, 'This would be our first')
	await fillIn(page, /hours would you walk/, '1')
	await answer(page, /allergic/, 'No, hair is no problem')
	await answer(page, /rented/, 'No, it is ours')
}

/** Stored answers from an earlier visit. */
export async function answeredBefore(page: Page, home = HOME) {
	await page.addInitScript((home) => {
		if (!sessionStorage.getItem('been')) localStorage.setItem('household', home)
		sessionStorage.setItem('been', 'yes')
	}, home)
}
