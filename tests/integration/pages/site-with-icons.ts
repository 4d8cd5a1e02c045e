import { onTestFinished } from 'vitest'
import { aContentFolder } from '../../builders/backend/content-folder.ts'
import { DRAWING, startIconService } from '../../builders/icon-service.ts'
import { eventually, type SiteProcess, startSiteProcess } from '../support/site-process.ts'

export const OPTIONS = `
header: { menu: [] }
site: { name: Fairlead }
social:
  - { text: Our page on Facebook, url: https://facebook.example/fairlead, icon: simple-icons:facebook }
  - { text: Our paws, url: https://paws.example/fairlead, icon: mdi:paw }
`

/** The built site with one installed and one missing icon. */
export async function siteWithIcons(settings: Record<string, string> = {}, options = OPTIONS) {
	const content = await aContentFolder()
	await content.write('options.yaml', options)
	const site = await startSiteProcess({ CONTENT_DIR: content.dir, ...settings })
	onTestFinished(async () => {
		await site.stop()
		await content.remove()
	})
	return site
}

export async function service(...[manner]: Parameters<typeof startIconService>) {
	const started = await startIconService(manner)
	onTestFinished(() => started.stop())
	return started
}

/** On a busy machine the first pages come before the response. Each search is a different page. */
export function pageWith(site: SiteProcess, text: string) {
	let searches = 0
	return eventually(
		() => site.get(`/dogs?q=${searches++}`),
		(page) => page.text.includes(text),
	)
}

export const PAW = `${DRAWING}</svg>Our paws`
