import { expect, test, vi } from 'vitest'

const SITE = 'https://site.example'

/** The module as in a new tab, and the navigations it requested. */
async function inTab({ at = '/', storage = new Map<string, string>() as Map<string, string> | null, name = '' } = {}) {
	vi.resetModules()
	const tabWindow = { name }
	vi.stubGlobal('window', tabWindow)
	const { tab } = await import('./tab.ts')
	vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
	const went: string[] = []
	vi.stubGlobal('history', { scrollRestoration: 'auto' })
	vi.stubGlobal('location', {
		href: SITE + at,
		origin: SITE,
		assign: (url: URL) => went.push(`assign ${url.href}`),
		replace: (url: URL) => went.push(`replace ${url.href}`),
		reload: () => went.push('reload'),
	})
	if (storage) {
		vi.stubGlobal('sessionStorage', {
			getItem: (key: string) => storage.get(key) ?? null,
			setItem: (key: string, value: string) => storage.set(key, value),
		})
	} else {
		vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
	}
	return { ...(await import('./hard-navigate.ts')), went, storage, tab, window: tabWindow }
}

function refuse() {
	throw new DOMException('Storage is blocked', 'SecurityError')
}

test('a hard navigation keeps the router’s history action', async () => {
	const { hardNavigate, went } = await inTab()
	hardNavigate('/dogs?size=small#list', 'PUSH')
	hardNavigate('/dogs', 'REPLACE')
	hardNavigate('/dogs', 'POP')
	expect(went).toEqual([`assign ${SITE}/dogs?size=small#list`, `replace ${SITE}/dogs`, 'reload'])
})

test('other hosts, look-alikes and scripts are refused', async () => {
	const { hardNavigate, retryHardNavigation, went } = await inTab()
	for (const href of [
		'//evil.example/dogs',
		'/\\evil.example/dogs',
		'https://evil.example/',
		'http://site.example/',
		'https://site.example.evil.example/',
		'javascript:alert(1)',
		'data:text/html,hello',
	]) {
		hardNavigate(href, 'PUSH')
		expect(retryHardNavigation(href, 'PUSH'), href).toBe(false)
	}
	expect(went).toEqual([])
})

test('a path that fails again within ten seconds is not retried; another path is, and so is that one after ten seconds', async () => {
	vi.useFakeTimers()
	const { retryHardNavigation, storage, RETRY_AFTER_MS } = await inTab()
	expect(retryHardNavigation('/dogs', 'PUSH')).toBe(true)

	const second = await inTab({ storage })
	expect(second.retryHardNavigation('/dogs#top', 'PUSH')).toBe(false)
	expect(second.went).toEqual([])
	expect(second.retryHardNavigation('/merch', 'PUSH')).toBe(true)

	const third = await inTab({ storage })
	third.tab.hasNavigated = true
	vi.advanceTimersByTime(RETRY_AFTER_MS + 1)
	expect(third.retryHardNavigation('/merch', 'PUSH')).toBe(true)
	vi.useRealTimers()
})

test('several failed files of one page are one full load', async () => {
	const { retryHardNavigation, went } = await inTab()
	expect([retryHardNavigation('/dogs', 'PUSH'), retryHardNavigation('/dogs', 'PUSH')]).toEqual([true, true])
	expect(went).toEqual([`assign ${SITE}/dogs`])
})

test('where storage is blocked the window’s name remembers the attempt, so that there is no reload loop', async () => {
	const first = await inTab({ storage: null })
	expect(first.retryHardNavigation('/dogs', 'PUSH')).toBe(true)
	const second = await inTab({ storage: null, name: first.window.name })
	expect(second.retryHardNavigation('/dogs', 'POP')).toBe(false)
	expect(second.retryHardNavigation('/merch', 'PUSH')).toBe(true)
	expect(second.went).toEqual([`assign ${SITE}/merch`])
})

test('a reloaded page is not reloaded again, however long its code takes to fail', async () => {
	vi.useFakeTimers()
	const { retryHardNavigation, storage, RETRY_AFTER_MS } = await inTab()
	expect(retryHardNavigation('/favourites', 'POP')).toBe(true)
	const second = await inTab({ storage })
	vi.advanceTimersByTime(6 * RETRY_AFTER_MS)
	expect(second.retryHardNavigation('/favourites', 'POP')).toBe(false)
	expect(second.went).toEqual([])
	vi.useRealTimers()
})

test('foreign values in storage do no harm', async () => {
	for (const left of ['', 'NaN /dogs', '{"path":"/dogs"}', '99999999999999999999', ' /dogs']) {
		const { retryHardNavigation } = await inTab({ storage: new Map([['loaded-whole', left]]) })
		expect(retryHardNavigation('/dogs', 'PUSH'), left).toBe(true)
	}
})
