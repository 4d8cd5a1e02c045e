import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { hydrated } from '#tests/e2e/support/client-navigation.ts'
import { onSlowDevice, PHONE_USER_AGENT, SLOW_4G } from '#tools/bench/shared/phone.ts'
import { probeScript, type Report } from './page-probe.ts'
import { BACK_TO, type Press } from './presses.ts'

const CPU_SLOWDOWN = 6
/** Between the finger's touch and its release, and between keys. */
const TOUCH_MS = 60
const KEY_MS = 80
const ANSWER_WITHIN_MS = 20_000
/** A control that scripts insert may appear late; without them never. */
const SHOWN_WITHIN_MS = 10_000
const CODE_WITHIN_MS = 60_000
/** For effects after hydration. */
const SETTLE_MS = 1000

export interface PressResult {
	/** From the press to the end of the frame that shows the answer; undefined without an answer. */
	ms?: number
	/** From the first paint until the control could be pressed. */
	shownMs: number
	isKept: boolean
}

/** @returns undefined when the control never appears */
export function measurePress(
	browser: Browser,
	siteUrl: string,
	press: Press,
	{ afterPaintMs, blocked }: { afterPaintMs: number; blocked: readonly string[] },
): Promise<PressResult | undefined> {
	const viewport = press.width ? { context: { viewport: { width: press.width, height: 1180 } } } : {}
	const context = { userAgent: PHONE_USER_AGENT, ...viewport.context }
	return onSlowDevice(browser, { cpuSlowdown: CPU_SLOWDOWN, network: SLOW_4G, context }, async (page, devtools) => {
		const reports = await watch(page, press)
		await devtools.send('Network.setBlockedURLs', { urls: [...blocked] })
		if (!press.target) await page.goto(siteUrl + BACK_TO)
		await page.goto(siteUrl + press.path, { waitUntil: 'commit', timeout: ANSWER_WITHIN_MS })
		const painted = await reports.next('painted', ANSWER_WITHIN_MS, (report) => report.path === press.path)
		if (!painted) throw new Error(`${press.path} was not painted`)
		const place = press.target ? await reports.next('shown', SHOWN_WITHIN_MS) : undefined
		if (press.target && !place) return undefined
		const shownMs = place ? Math.max(0, place.seenAt - painted.at) : 0
		await sleep(Math.max(0, painted.at + afterPaintMs - Date.now()))
		const sentAt = Date.now()
		await (place ? touch(devtools, place) : devtools.send('Page.navigateToHistoryEntry', await previousEntry(devtools)))
		if (press.text) {
			// A phone shows its keyboard once the field has the focus.
			await reports.next('focused', ANSWER_WITHIN_MS)
			await type(devtools, press.text)
		}
		const answered = await reports.next('answered', ANSWER_WITHIN_MS, ({ at }) => at >= sentAt)
		const pressed = reports.seen('pressed')
		const isKept = answered !== undefined && (blocked.length > 0 || (await isStillThere(page, press)))
		if (!answered) return { shownMs, isKept }
		return { ms: answered.at - (press.target ? (pressed?.at ?? sentAt) : sentAt), shownMs, isKept }
	})
}

type Seen<What extends Report['what']> = Extract<Report, { what: What }> & { seenAt: number }

async function watch(page: Page, press: Press) {
	const reports: (Report & { seenAt: number })[] = []
	await page.exposeFunction('reportPress', (report: Report) => void reports.push({ ...report, seenAt: Date.now() }))
	const event = press.text ? 'keydown' : 'touchend'
	await page.addInitScript({ content: probeScript({ ...press, target: press.target, event }) })
	// The type of a report follows from its `what`.
	const ofKind = <What extends Report['what']>(what: What) =>
		reports.filter((report) => report.what === what) as Seen<What>[]
	return {
		seen: <What extends Report['what']>(what: What) => ofKind(what)[0],
		async next<What extends Report['what']>(
			what: What,
			withinMs: number,
			isRight: (report: Seen<What>) => boolean = () => true,
		): Promise<Seen<What> | undefined> {
			const end = Date.now() + withinMs
			for (;;) {
				const found = ofKind(what).find(isRight)
				if (found || Date.now() > end) return found
				await sleep(10)
			}
		},
	}
}

/** Without waiting for the page, which may be busy. */
async function touch(devtools: CDPSession, { x, y }: { x: number; y: number }) {
	send(devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }))
	await sleep(TOUCH_MS)
	send(devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
}

async function type(devtools: CDPSession, text: string) {
	for (const key of text) {
		await sleep(KEY_MS)
		send(devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }))
		send(devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key }))
	}
}

/** An input event is answered when the page has handled it; the page may be gone by then. */
function send(command: Promise<unknown>) {
	command.catch(() => {})
}

async function previousEntry(devtools: CDPSession) {
	const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory')
	return { entryId: entries[currentIndex - 1]?.id ?? 0 }
}

async function isStillThere(page: Page, { isKept }: Press): Promise<boolean> {
	await Promise.race([hydrated(page), sleep(CODE_WITHIN_MS)])
	await sleep(SETTLE_MS)
	return page.evaluate(isKept)
}
