import type { Page } from '@playwright/test'

/** Does to a page what Grammarly, password managers and Dark Reader do beside, in and around its fields. @returns how many nodes it has then */
export function injectForeignNodes(page: Page): Promise<number> {
	return page.evaluate(() => {
		const root = document.documentElement
		root.setAttribute('data-darkreader-mode', 'dynamic')
		root.style.setProperty('--darkreader-neutral-background', '#222')
		document.head.append(Object.assign(document.createElement('meta'), { name: 'darkreader' }))
		document.body.setAttribute('data-gr-ext-installed', '')
		for (const field of document.querySelectorAll('main input:not([type=hidden]), main textarea')) {
			field.setAttribute('data-darkreader-inline-color', '')
			field.setAttribute('data-gramm', 'true')
			const isText = field instanceof HTMLTextAreaElement
			const added = document.createElement(isText ? 'grammarly-extension' : 'com-1password-button')
			added.className = 'foreign'
			field.after(added)
		}
		for (const form of document.querySelectorAll('main form')) {
			const first = Object.assign(document.createElement('div'), { className: 'foreign' })
			first.append('Fill in with ', document.createElement('b'))
			form.prepend(first)
			form.append(Object.assign(document.createElement('span'), { className: 'foreign' }))
		}
		document.body.append(
			Object.assign(document.createElement('grammarly-desktop-integration'), { className: 'foreign' }),
		)
		return document.querySelectorAll('.foreign').length
	})
}
