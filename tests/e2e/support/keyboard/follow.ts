import { type CDPSession, expect, type Page } from '@playwright/test'
import { hydrated, untilHydrated } from '../client-navigation.ts'
import { expectGoodFocus, focusedNow } from './good-focus.ts'
import { recordLiveRegions } from './live-regions.ts'

/**
 * One press, and what a person hears after it.
 *
 * 1. `open /path`, the name of a key (`Tab`, `Shift+Tab`, `Space`), `Tab …` for as many tabs as it takes, or “what is typed”.
 * 2. What then has the focus: role, name, states and value, as the browser tells a screen reader. `page "title"` after a page is loaded.
 * 3. What is said besides: the title, a live region, the group that is entered, or a description.
 *
 * Or one function for what another helper presses, such as the pages of a form.
 */
export type Step =
	| [press: string, focus: string | RegExp, said?: string | RegExp]
	| [work: (page: Page) => Promise<void>]

/** Tabs to a field and types into it. */
export function typeIn(name: string, typed: string): Step[] {
	const field = `(textbox|searchbox|spinbutton) "${escaped(name)}.*"`
	return [
		['Tab …', new RegExp(`^${field}`)],
		[`“${typed}”`, new RegExp(`^${field}.*: ${escaped(typed)}$`, 's')],
	]
}

function escaped(words: string): string {
	return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** More than any page has between one step and the next. */
const MAX_TAB_STOPS = 60

/** Follows a script by keyboard alone. All that has the focus on the way has a role and a name and can be seen. */
export async function follow(page: Page, steps: Step[]) {
	await page.addInitScript(recordLiveRegions)
	const session = await page.context().newCDPSession(page)
	await session.send('Accessibility.enable')
	for (const step of steps) await take(page, session, step)
	await session.detach()
}

async function take(page: Page, session: CDPSession, step: Step) {
	if (step.length === 1) return step[0](page)
	const [press, focus, said] = step
	if (press === 'Tab …') await tabTo(page, session, focus)
	else await pressOnce(page, press)
	const where = `${press} on ${page.url()}`
	const words = expect.poll(async () => (await focusedNow(session)).words, where)
	await (typeof focus === 'string' ? words.toBe(focus) : words.toMatch(focus))
	await expectGoodFocus(page, session, where)
	if (said === undefined) return
	const heard = expect.poll(() => allSaid(page, session), `said after ${where}`)
	await (typeof said === 'string' ? heard.toContain(said) : heard.toMatch(said))
}

async function pressOnce(page: Page, press: string) {
	if (press.startsWith('open ')) {
		await page.goto(press.slice('open '.length))
		return untilReady(page)
	}
	await untilReady(page)
	await page.evaluate(() => (window as { liveRegionsSaid?: string[] }).liveRegionsSaid?.splice(0))
	const typed = /^“(.*)”$/s.exec(press)?.[1]
	if (typed === undefined) await page.keyboard.press(press)
	else {
		await page.keyboard.press('Control+A')
		await page.keyboard.type(typed)
	}
}

async function tabTo(page: Page, session: CDPSession, focus: string | RegExp) {
	const passed: string[] = []
	for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
		await pressOnce(page, 'Tab')
		const { words } = await focusedNow(session)
		if (typeof focus === 'string' ? words === focus : focus.test(words)) return
		await expectGoodFocus(page, session, `Tab to ${focus} on ${page.url()}`)
		passed.push(words)
	}
	throw new Error(`Tab never came to ${focus} on ${page.url()}, but to:\n${passed.join('\n')}`)
}

/** Pages that are loaded answer presses of the app once its code runs; those of the desk at once. */
function untilReady(page: Page) {
	return new URL(page.url()).pathname.startsWith('/desk') ? untilHydrated(page) : hydrated(page)
}

async function allSaid(page: Page, session: CDPSession): Promise<string> {
	const { around } = await focusedNow(session)
	const live = await page.evaluate(() => (window as { liveRegionsSaid?: string[] }).liveRegionsSaid ?? [])
	return [await page.title(), ...live, ...around].join('\n')
}
