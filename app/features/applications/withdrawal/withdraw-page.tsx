import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button } from '#app/ui/button.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import { AnswerForm } from '../view/answer-form.tsx'
import { FormLayout } from '../view/form-layout.tsx'
import type { Withdrawal } from './withdraw.server.ts'

type WithdrawPageProps = Withdrawal & {
	/** The page replaced its form at the same URL. */
	isAnswer: boolean
}

/** Only its button withdraws, because mail scanners follow links. */
export function WithdrawPage({ state, reference, offer, dog, phone, isAnswer }: WithdrawPageProps) {
	const busy = useBusy()
	const what = `your ${offer}${dog ? ` for ${dog}` : ''}`
	if (state !== 'asks') {
		const { title, text } = wordsFor[state]({ what, reference, ring: ringOrWrite(phone) })
		return (
			<FormLayout title={title} isLarge isAnswer={isAnswer}>
				<p className="text-lede">{text}</p>
			</FormLayout>
		)
	}
	return (
		<FormLayout title={`Withdraw ${what}?`} isLarge>
			<div className="grid gap-4">
				<p className="text-lede">
					Its reference is{' '}
					<b className="whitespace-nowrap">
						<Untranslated>{reference}</Untranslated>
					</b>
					. We’ll stop looking at it and tell the team, and you won’t hear from us about it again.
				</p>
				<p>Plans change, and that’s fine: no one will ask you why. You can write to us again at any time.</p>
			</div>
			<AnswerForm hidden={[]}>
				<Button type="submit" size="pasm" busy={busy !== null} busyLabel="One moment…" className="justify-self-start">
					Withdraw it
				</Button>
			</AnswerForm>
		</FormLayout>
	)
}

interface Words {
	what: string
	reference: string
	/** "please ring us on 01632 960 144 or reply to our email" */
	ring: string
}

const wordsFor: Record<Exclude<Withdrawal['state'], 'asks'>, (words: Words) => { title: string; text: string }> = {
	withdrawn: ({ what, reference }) => ({
		title: 'It’s withdrawn',
		text: `We’ve withdrawn ${what} (${reference}) and told the team. Thank you for letting us know.`,
	}),
	'withdrawn before': ({ what, reference, ring }) => ({
		title: 'It’s withdrawn already',
		text: `${capitalised(what)} (${reference}) was withdrawn before, so there is nothing left to do. Was that a mistake? Then ${ring}.`,
	}),
	'too late': ({ what, reference, ring }) => ({
		title: 'There is nothing to withdraw',
		text: `We have already answered ${what} (${reference}), and it’s closed. If something has changed for you or the dog, ${ring}.`,
	}),
	unknown: ({ ring }) => ({
		title: 'This link doesn’t work',
		text: `The end of it may be missing: please copy the whole link from the email. Or ${ring}, and mention your reference.`,
	}),
}

function ringOrWrite(phone: string): string {
	return phone
		? `please ring us on ${phone.replaceAll(' ', '\u{A0}')} or reply to our email`
		: 'please reply to our email'
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}
