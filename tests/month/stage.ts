import { cancelOrder, order } from './acts/buy.ts'
import { atDesk } from './acts/desk.ts'
import { give, sponsor } from './acts/give.ts'
import { atStripe } from './acts/stripe.ts'
import { CAST, type Name } from './cast.ts'
import { picturesOf } from './pack/pictures.ts'
import { type Play, startPlay } from './play.ts'
import { readEmails } from './run/mailbox.ts'

/** Everything that a day of the month can make happen. */
export async function setStage(firstDay: string, folder: string | null) {
	const play = await startPlay(firstDay, folder)
	const { month, camera, bank } = play
	const bound =
		<Args extends unknown[], Result>(act: (play: Play, ...args: Args) => Result) =>
		(...args: Args) =>
			act(play, ...args)

	const desk = atDesk(play)
	return {
		...play,
		...picturesOf(play, desk),
		stripe: atStripe(play),
		desk,
		give: bound(give),
		sponsor: bound(sponsor),
		order: bound(order),
		cancelOrder: bound(cancelOrder),
		/** After a declined card a donor presses Pay on the same page of Stripe. */
		async keepPaying(key: string) {
			const { who, reference } = play.caseOf(key)
			const sessions = [...month.stripe.state.sessions.values()]
			const open = sessions.find((one) => one.client_reference_id === reference && one.status === 'open')
			if (!open?.url) throw new Error(`no open page of ${key}`)
			const shown = await play.visitor(who).press(await play.visitor(who).get(open.url), 'Pay')
			play.cases.set(key, { ...play.caseOf(key), page: shown.path })
			await month.settle()
		},
		/** A transfer for a case, as the bank prints it. @param pounds what was due unless it says so */
		transfer(day: string, key: string, sender: string, pounds?: string) {
			const { reference, due } = play.caseOf(key)
			bank.receive(day, `${sender} ${reference}`, pounds ?? (due / 100).toFixed(2))
		},
		/** The newest link of this path in the emails to a person. */
		async linkTo(who: Name, path: string): Promise<string> {
			const own = (await readEmails(month)).filter(({ to }) => to === CAST[who].email)
			const found = own.flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link))
			const link = found.findLast((one) => new URL(one).pathname === path)
			if (!link) throw new Error(`no email to ${who} has a link to ${path}`)
			return link.slice(month.url.length)
		},
		/** The page of a donation or order at the desk. */
		deskPathOf: (key: string) => (play.ref(key).startsWith('ORD-') ? `/desk/orders/` : `/desk/giving/`) + play.ref(key),
		stop: async () => {
			await camera.stop()
			await month.stop()
		},
	}
}

export type Stage = Awaited<ReturnType<typeof setStage>>

/** What happens on each day, in order. */
export type Days = Record<string, (stage: Stage) => Promise<void>>
