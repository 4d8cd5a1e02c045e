import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CancelView } from './cancel.server.ts'

interface CancelPageProps {
	cancel: CancelView
	/** Why it was not stored, in a sentence. */
	problem: string | null
	head: (words: { title: string; lede: string }) => ReactNode
}

/** The right to cancel, as a button. */
export function CancelPage({ cancel, problem, head }: CancelPageProps) {
	const { state, orderPath } = cancel
	return (
		<>
			{head(cancelWords(cancel))}
			<Wrap className="grid max-w-184 gap-8 py-section">
				{problem && (
					<Notice tone="caution">
						<p role="alert">{problem}</p>
					</Notice>
				)}
				{state === 'open' && <Ask cancel={cancel} />}
				{state === 'asked' && <Asked cancel={cancel} />}
				<p>
					<ButtonLink to={orderPath} variant="outline" size="pst">
						Back to your order
					</ButtonLink>
				</p>
			</Wrap>
		</>
	)
}

export function cancelWords({ state, reference, lastDay, phone }: CancelView): { title: string; lede: string } {
	return WORDS[state]({ reference, lastDay, phone: phone.replaceAll(' ', '\u{A0}') })
}

type Said = Pick<CancelView, 'reference' | 'lastDay' | 'phone'>

const WORDS: Record<CancelView['state'], (said: Said) => { title: string; lede: string }> = {
	open: ({ reference, lastDay }) => ({
		title: 'Cancel your order?',
		lede: `Order ${reference}. You needn’t give a reason${lastDay ? `, and you can do it until ${lastDay}` : ''}.`,
	}),
	asked: ({ reference }) => ({
		title: 'We have your cancellation',
		lede: `Order ${reference}. It is in an email to you, too, so that you have it in writing.`,
	}),
	unpaid: () => ({
		title: 'There is nothing to cancel',
		lede: 'This order isn’t paid, and you owe nothing. If you do nothing, it ends by itself.',
	}),
	over: ({ phone }) => ({
		title: 'The days for cancelling are over',
		lede: `By our count they have passed. If your parcel came later, or something is wrong with it, ${phone ? `ring us on ${phone}` : 'write to us'}: we’ll sort it out.`,
	}),
	excluded: ({ phone }) => ({
		title: 'This order can’t be cancelled',
		lede: `It is made with your own words, or is a donation. If something is wrong with it, ${phone ? `ring us on ${phone}` : 'write to us'} and we’ll put it right.`,
	}),
	done: ({ reference }) => ({
		title: 'This order has ended',
		lede: `Order ${reference} was refunded or has lapsed. There is nothing more to do.`,
	}),
	cancelled: ({ reference }) => ({
		title: 'This order is cancelled',
		lede: `Order ${reference}. You have it in an email, too. What you paid goes back the way it came; if you haven’t paid, you owe nothing.`,
	}),
}

function Ask({ cancel: { cancelled, kept, isSent, returnsAddress, days } }: { cancel: CancelView }) {
	const isSending = useNavigation().state !== 'idle'
	return (
		<>
			<Lines title="You cancel" lines={cancelled} />
			{kept.length > 0 && (
				<Lines title="This stays ordered" lines={kept} note="Things made for you and donations can’t be cancelled." />
			)}
			<p className="max-w-[35em]">
				{isSent
					? `Afterwards you have ${days} days to send it back, to ${returnsAddress.replaceAll('\n', ', ')}. You pay the postage, unless something is wrong with it. We refund what you paid, with standard delivery, within ${days} days of getting it back or of your proof of posting.`
					: `If your parcel hasn’t left yet, we keep it here. We refund what you paid within ${days} days.`}
			</p>
			<Form method="post">
				<Button
					{...{ type: 'submit', name: 'intent', value: 'cancel', variant: 'destructive', size: 'pasm' }}
					busy={isSending}
					busyLabel="One moment…"
				>
					Cancel my order
				</Button>
			</Form>
		</>
	)
}

function Asked({ cancel: { cancelled, isSent, returnsAddress, days } }: { cancel: CancelView }) {
	return (
		<>
			<Lines title="You have cancelled" lines={cancelled} />
			{isSent ? (
				<section className="grid gap-3">
					<h2 className="text-h4">Send it back within {days} days</h2>
					<p className="font-semibold whitespace-pre-line">{returnsAddress}</p>
					<p>Keep the proof of posting: it counts like the parcel itself.</p>
				</section>
			) : (
				<p>We refund what you paid within {days} days, the way it came.</p>
			)}
		</>
	)
}

function Lines({ title, lines, note }: { title: string; lines: string[]; note?: string }) {
	return (
		<section className="grid gap-2">
			<h2 className="text-h4">{title}</h2>
			<ul className="grid list-disc gap-1 pl-5">
				{lines.map((line) => (
					<li key={line} className="wrap-anywhere">
						{line}
					</li>
				))}
			</ul>
			{note && <p className="text-ink-2">{note}</p>}
		</section>
	)
}
