import { dayIn, formatDateTime } from '#lib/dates.ts'
import { MAX_JUMP_MS } from '#records/clock/clock-guard.ts'
import { confirmClock, readHeartbeats } from '#records/clock/heartbeats.ts'
import { type Command, DeskError } from '../command.ts'

export const clock: Command = {
	name: 'clock',
	usage: '',
	summary: 'check the server’s clock, and confirm it',
	help: 'After a jump of more than seven days nothing is deleted and no reply deadline is extended until the clock is confirmed or the site has run for seven days. Check a calendar, then confirm with today’s date.',
	options: { confirm: { type: 'string', description: 'today’s date, like 2026-11-22' } },
	async run({ store, now, timezone }, { values }) {
		const today = dayIn(timezone, now)
		if (typeof values.confirm === 'string') {
			if (values.confirm !== today) {
				throw new DeskError(`This server’s clock says ${today}, not ${values.confirm}. Set it right, then confirm it.`)
			}
			await confirmClock(store, now)
			return { text: `Confirmed: it is ${today}.`, json: { confirmed: today } }
		}
		const last = (await readHeartbeats(store)).find(({ isTrusted }) => isTrusted)
		const isInDoubt = last !== undefined && Math.abs(now - last.beatAt) > MAX_JUMP_MS
		const lines = [
			`The server’s clock says ${formatDateTime(now, timezone)}.`,
			last
				? `The site was last seen running at ${formatDateTime(last.beatAt, timezone)}.`
				: 'The site has not run yet.',
			isInDoubt ? `If the date is right: npm run desk -- clock --confirm ${today}` : 'The clock is trusted.',
		]
		return { text: lines.join('\n'), json: { now, lastBeatAt: last?.beatAt ?? null, isInDoubt } }
	},
}
