import { expect, test } from '@playwright/test'
import { aContentFolder } from '#tests/builders/backend/content-folder.ts'
import { honest, startIconService } from '#tests/builders/icon-service.ts'
import { startSiteProcess } from '#tests/integration/support/site-process.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'

const OPTIONS = `
header: { menu: [] }
site: { name: Fairlead }
social:
  - { text: Facebook, url: https://facebook.example/fairlead, icon: simple-icons:facebook }
  - { text: Our paws, url: https://paws.example/fairlead, icon: mdi:paw }
`

test('an icon that was not ready in time is added later, from our own server', async ({ page }) => {
	const content = await aContentFolder()
	await content.write('options.yaml', OPTIONS)
	const served = Promise.withResolvers<void>()
	const service = await startIconService((...ask) => void served.promise.then(() => honest(...ask)))
	const site = await startSiteProcess({ CONTENT_DIR: content.dir, ICON_SERVICE: service.url, PRERENDER: 'off' })
	try {
		const noise = watchForErrors(page)
		const outside: string[] = []
		page.on('request', (request) => {
			if (new URL(request.url()).origin !== site.url) outside.push(request.url())
		})
		const answer = await page.goto(`${site.url}/docs/privacy`, { waitUntil: 'commit' })
		// The page was sent without the icon; now the service responds.
		served.resolve()
		expect(await answer?.text()).not.toContain('</svg>Our paws')
		const links = page.getByRole('contentinfo')
		await expect(links.getByRole('link', { name: 'Facebook', exact: true }).locator('svg path')).toHaveCount(1)
		await expect(links.getByRole('link', { name: 'Our paws', exact: true }).locator('svg path')).toHaveCount(1)
		expect(outside).toEqual([])
		expect(service.asked).toHaveLength(1)
		noise.expectNone()
	} finally {
		await Promise.all([site.stop(), service.stop(), content.remove()])
	}
})
