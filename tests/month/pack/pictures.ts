import type { AtDesk } from '../acts/desk.ts'
import type { Play } from '../play.ts'

/** Pictures of what someone sees, by whose eyes. */
export function picturesOf({ camera, treasurer, packer, files, caseOf, visitor }: Play, desk: AtDesk) {
	return {
		/** A page of the desk, as the treasurer sees it. */
		async deskPicture(name: string, path: string, phone = false) {
			if (!camera.isOn) return
			await treasurer.signIn()
			await camera.picture(name, path, { as: treasurer.browser, phone })
		},
		/** Takes a picture as the packer sees it. */
		async packerPicture(name: string, path: string, phone = false) {
			if (!camera.isOn) return
			await packer.signIn()
			await camera.picture(name, path, { as: packer.browser, phone })
		},
		/** The papers of orders that are to be packed, as pictures, as they print, and the file for the post. */
		async papersOf(name: string, ...keys: string[]) {
			if (!camera.isOn) return
			for (const button of ['Packing slips', 'Address labels']) {
				const { path } = await desk.papers(button, keys)
				const file = `${name}-${button.toLowerCase().replace(' ', '-')}`
				await camera.picture(file, path, { as: packer.browser })
				await camera.print(path, `print-${file}.pdf`, packer.browser)
			}
			files.set(`desk-post-${name}.csv`, (await desk.papers('List for the post (CSV)', keys)).bytes)
		},
		/** The page that a visitor has of their donation or order. */
		async visitorPicture(name: string, key: string, phone = false) {
			const { who, page } = caseOf(key)
			await camera.picture(name, page, { as: visitor(who), phone })
		},
	}
}
