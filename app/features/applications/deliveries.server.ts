import type { DeliveriesOf } from '#records/applications/accept.ts'
import type { Answers } from '#records/drafts/drafts.ts'
import type { Letter } from '#records/letters/letter.ts'
import type { Form } from './form.server.ts'
import { receivedLetter } from './letters/received.server.ts'
import { staffNotice } from './letters/staff-notice.server.ts'
import { textOf } from './letters/texts.server.ts'
import type { World } from './world.server.ts'

/**
 * The letters about a submission: a copy for the person, a notice for staff.
 *
 * @param answers as they are kept (`finalAnswers`)
 * @param staffAddress "" for no notice
 */
export function lettersAbout(form: Form, answers: Answers, world: World, staffAddress: string): DeliveriesOf {
	return (accepted) => {
		const letters: (Letter | null)[] = [
			receivedLetter(form, answers, accepted, world, textOf(form.id)),
			staffAddress ? staffNotice(form, answers, accepted, world, { to: staffAddress, recordUrl: '' }) : null,
		]
		return letters.filter((letter) => letter !== null).map((payload) => ({ channel: 'letter', payload }))
	}
}
