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
	const { href, origin, pathname, search } = new URL(at, SITE)
	vi.stubGlobal('location', {
		href,
		origin,
		pathname,
		search,
		assign: (url: string) => went.push(`assign ${url}`),
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

test('a hard navigation leads to the page with its hash; after Back the URL is there already', async () => {
	const { hardNavigate, went } = await inTab({ at: '/merch?sort=price' })
	hardNavigate('/dogs?size=small#list')
	hardNavigate('/merch')
	hardNavigate('/merch?sort=price#mugs')
	expect(went).toEqual([`assign ${SITE}/dogs?size=small#list`, `assign ${SITE}/merch`, 'reload'])
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
		hardNavigate(href)
		expect(retryHardNavigation(href), href).toBe(false)
	}
	expect(went).toEqual([])
})

test('a path that fails again within ten seconds is not retried; another path is, and so is that one after ten seconds', async () => {
	vi.useFakeTimers()
	const { retryHardNavigation, storage, RETRY_AFTER_MS } = await inTab()
	expect(retryHardNavigation('/dogs')).toBe(true)

	const second = await inTab({ storage })
	expect(second.retryHardNavigation('/dogs#top')).toBe(false)
	expect(second.went).toEqual([])
	expect(second.retryHardNavigation('/merch')).toBe(true)

	const third = await inTab({ storage })
	third.tab.hasNavigated = true
	vi.advanceTimersByTime(RETRY_AFTER_MS + 1)
	expect(third.retryHardNavigation('/merch')).toBe(true)
	vi.useRealTimers()
})

test('several failed files of one page are one full load', async () => {
	const { retryHardNavigation, went } = await inTab()
	expect([retryHardNavigation('/dogs'), retryHardNavigation('/dogs')]).toEqual([true, true])
	expect(went).toEqual([`assign ${SITE}/dogs`])
})

test('where storage is blocked the window’s name remembers the attempt, so that there is no reload loop', async () => {
	const first = await inTab({ storage: null })
	expect(first.retryHardNavigation('/dogs')).toBe(true)
	const second = await inTab({ storage: null, name: first.window.name })
	expect(second.retryHardNavigation('/dogs')).toBe(false)
	expect(second.retryHardNavigation('/merch')).toBe(true)
	expect(second.went).toEqual([`assign ${SITE}/merch`])
})

test('a reloaded page is not reloaded again, however long its code takes to fail', async () => {
	vi.useFakeTimers()
	const { retryHardNavigation, storage, RETRY_AFTER_MS } = await inTab()
	expect(retryHardNavigation('/favourites')).toBe(true)
	const second = await inTab({ storage })
	vi.advanceTimersByTime(6 * RETRY_AFTER_MS)
	expect(second.retryHardNavigation('/favourites')).toBe(false)
	expect(second.went).toEqual([])
	vi.useRealTimers()
})

test('foreign values in storage do no harm', async () => {
	for (const left of ['', 'NaN /dogs', '{"path":"/dogs"}', '99999999999999999999', ' /dogs']) {
		const { retryHardNavigation } = await inTab({ storage: new Map([['hard-navigated', left]]) })
		expect(retryHardNavigation('/dogs'), left).toBe(true)
	}
})
