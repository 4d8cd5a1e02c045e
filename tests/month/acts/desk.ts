import type { Play } from '../play.ts'
import type { Filled } from '../run/form.ts'
import { linkNamed, type Page } from '../run/page.ts'

type DeskPlay = Pick<Play, 'treasurer' | 'packer' | 'ref' | 'month' | 'files'>

const pathOf = (reference: string) =>
	reference.startsWith('ORD-') ? `/desk/orders/${reference}` : `/desk/giving/${reference}`

/** What the treasurer does at the desk. */
export function atDesk({ treasurer, packer, ref, month, files }: DeskPlay) {
	/** Opens the page of a case and presses a button of it. */
	async function onPage(
		key: string,
		button: string | RegExp,
		filled: Filled = {},
		beside?: string | RegExp,
	): Promise<Page> {
		const page = await treasurer.press(await treasurer.see(pathOf(ref(key))), button, filled, beside)
		await month.settle()
		return page
	}

	return {
		onPage,
		treasurerPage: (key: string) => treasurer.see(pathOf(ref(key))),
		/** What was learned by phone, or done elsewhere. */
		note: (key: string, note: string) => onPage(key, 'Save the note', { note }),
		/** On the page of the Gift Aid of a donation. */
		async onGiftAid(key: string, button: string | RegExp, filled: Filled = {}): Promise<Page> {
			const page = await treasurer.press(await treasurer.see(`${pathOf(ref(key))}/gift-aid`), button, filled)
			await month.settle()
			return page
		},
		/** @param name of the file that was saved at the bank */
		async importStatement(name: string, csv: string): Promise<Page> {
			files.set(`${name}.csv`, csv)
			const page = await treasurer.press(await treasurer.see('/desk/giving/statement'), /^Import/, { csv })
			await month.settle()
			return page
		},
		/** Books all lines that match. */
		async receiveMatched(): Promise<Page> {
			const page = await treasurer.see('/desk/giving/statement')
			const done = await treasurer.press(page, /^Mark all \d+ as received/)
			await month.settle()
			return done
		},
		/** Presses a button beside a line. */
		async onLine(line: RegExp, button: string | RegExp, filled: Filled = {}): Promise<Page> {
			const page = await treasurer.press(await treasurer.see('/desk/giving/statement'), button, filled, line)
			await month.settle()
			return page
		},
		/** Sets aside each line that is a payout. */
		async setPayoutsAside() {
			const isPayout = /^STRIPE PAYMENTS/
			for (;;) {
				const page = await treasurer.see('/desk/giving/statement')
				if (!page.html.includes('STRIPE PAYMENTS')) return
				await treasurer.press(page, /^Payout of Stripe/, {}, isPayout)
			}
		},
		/** Types the reference of a case beside a line, looks, and books it. @param knownBy how the treasurer knows whose it is */
		async giveLineTo(line: RegExp, key: string, button: RegExp, knownBy: string): Promise<Page> {
			const page = await treasurer.see('/desk/giving/statement')
			const found = await treasurer.press(page, 'Look it up', { reference: ref(key) }, line)
			const done = await treasurer.press(found, button, { knownBy }, ref(key))
			await month.settle()
			return done
		},
		/** Enters a line as the donation of someone who gave without the website. */
		async enterLine(line: RegExp, donor: Filled): Promise<Page> {
			const page = await treasurer.see('/desk/giving/statement')
			const form = await treasurer.see(linkNamed(page, /^Enter as a new donation/, line))
			const done = await treasurer.press(form, /^Enter £/, donor)
			await month.settle()
			return done
		},
		/** The papers of orders by the list: slips, labels, or the file for the post. */
		async papers(button: string, keys: string[]): Promise<Page> {
			const page = await packer.see('/desk/orders')
			return packer.press(page, button, { pick: picksIn(page, keys.map(ref)) })
		},
		/** Packs orders by the list. */
		async pack(...keys: string[]): Promise<Page> {
			const page = await packer.see('/desk/orders')
			return packer.press(page, 'Mark as packed', { pick: picksIn(page, keys.map(ref)) })
		},
		/** Back from the post office, with the links that its receipt has. */
		async send(keys: string[], tracking: Record<string, string> = {}): Promise<Page> {
			const page = await packer.see('/desk/orders?view=packed')
			const form = await packer.press(page, 'Mark as sent…', { pick: picksIn(page, keys.map(ref)) })
			const links = Object.entries(tracking).map(([key, link]) => [`tracking-${ref(key)}`, link])
			const done = await packer.press(form, /^Mark (all \d+ )?as sent$/, Object.fromEntries(links))
			await month.settle()
			return done
		},
	}
}

export type AtDesk = ReturnType<typeof atDesk>

/** The boxes of these orders, which have their versions. */
function picksIn({ html, url }: Page, references: string[]): string[] {
	const all = [...html.matchAll(/name="pick"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="pick"/g)]
	const picks = all.map(([, one = '', other = '']) => one || other)
	return references.map((reference) => {
		const pick = picks.find((one) => one.startsWith(`${reference} `))
		if (!pick) throw new Error(`${url} does not list ${reference}`)
		return pick
	})
}
