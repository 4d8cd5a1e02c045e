import { OCTOBER } from './days/october.ts'
import { WEEK_1 } from './days/week-1.ts'
import { WEEK_2 } from './days/week-2.ts'
import { WEEK_3 } from './days/week-3.ts'
import { WEEK_4 } from './days/week-4.ts'
import { endMonth } from './pack/write-pack.ts'
import { type Days, setStage } from './stage.ts'

const DAYS: Days = { ...OCTOBER, ...WEEK_1, ...WEEK_2, ...WEEK_3, ...WEEK_4 }
const [FIRST_DAY = ''] = Object.keys(DAYS)

/** Plays the whole month. @param folder of the pack, or null for no pictures. Await the `stop` of its stage. */
export async function playMonth(folder: string | null) {
	const stage = await setStage(FIRST_DAY, folder)
	try {
		for (const [day, play] of Object.entries(DAYS)) {
			if (day !== FIRST_DAY) await stage.month.goTo(day)
			await play(stage).catch((cause: unknown) => {
				throw new Error(`${day}: ${cause instanceof Error ? cause.message : cause}`, { cause })
			})
		}
		return { stage, ...(await endMonth(stage, folder)) }
	} catch (error) {
		await stage.stop()
		throw error
	}
}

export type PlayedMonth = Awaited<ReturnType<typeof playMonth>>
