import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ifPostedAlready } from '#domain/shop/cancellation-words.ts'
import type { CancelRow, CancelView } from './cancel-view.ts'
import { cancelWords, shareInWords } from './cancel-words.ts'
import '../order/order.css'

interface CancelPageProps {
	cancel: CancelView
	/** Why it was not stored, in a sentence. */
	problem: string | null
	head: (words: { title: string; lede: string; children?: ReactNode }) => ReactNode
}

/** The right to cancel, as a button. */
export function CancelPage({ cancel, problem, head }: CancelPageProps) {
	const { state } = cancel
	const isOver = state !== 'open' && state !== 'asked'
	return (
		<>
			{head({ ...cancelWords(cancel), children: isOver && <WaysOn cancel={cancel} /> })}
			{!isOver && (
				<Wrap className="py-section">
					<div className="order-cancel">
						{problem && (
							<Notice tone="caution">
								<p role="alert">{problem}</p>
							</Notice>
						)}
						{state === 'open' ? <Ask cancel={cancel} /> : <Asked cancel={cancel} />}
					</div>
				</Wrap>
			)}
		</>
	)
}

function Ask({ cancel }: { cancel: CancelView }) {
	const isSending = useNavigation().state !== 'idle'
	const { cancelled, kept, isPaid, refund, nothing, account } = cancel
	const sum = isPaid ? { label: 'You get back', value: refund } : { label: 'You owe', value: nothing }
	return (
		<>
			<Rows id="cancelled" title="You cancel" rows={cancelled} sum={sum} />
			{kept.length > 0 && <Rows id="kept" title="This stays ordered" rows={kept} />}
			<p className="max-w-[35em]">{isPaid ? whatGoesBack(cancel) : NOT_PAID}</p>
			{account && <p className="max-w-[35em]">{account}</p>}
			<Form method="post" className="order-ways">
				<Button
					type="submit"
					name="intent"
					value="cancel"
					variant="destructive"
					size="pasm"
					busy={isSending}
					busyLabel="One moment…"
				>
					Cancel my order
				</Button>
				<ButtonLink to={cancel.orderPath} variant="outline" size="pasm">
					Keep my order
				</ButtonLink>
			</Form>
		</>
	)
}

const NOT_PAID =
	'Nothing is paid or made yet, so all of it ends and you owe nothing. If you’d still like one of them, just order it again.'

function whatGoesBack({ isSent, returnsAddress, days, refund, parts, paid }: CancelView): string {
	return isSent
		? `Afterwards you have ${days} days to send it back, to ${returnsAddress.replaceAll('\n', ', ')}. You pay the postage, unless something is wrong with it. We refund ${shareInWords(refund, paid)} within ${days} days of getting it back or of your proof of posting. ${parts}`
		: `We refund ${shareInWords(refund, paid)} within ${days} days, the way it came. ${parts} If it hasn’t been posted yet, we keep it here. ${ifPostedAlready(returnsAddress)}`
}

function Asked({ cancel }: { cancel: CancelView }) {
	const { cancelled, kept, refund, isSent, until, isLate, returnsAddress, account } = cancel
	return (
		<>
			<Rows id="cancelled" title="You have cancelled" rows={cancelled} sum={{ label: 'You get back', value: refund }} />
			{kept.length > 0 && <Rows id="kept" title="This stays ordered" rows={kept} />}
			{isSent && (
				<section className="grid gap-3">
					<h2 className="text-h4">{isLate ? `It was to come back by ${until}` : `Send it back by ${until}`}</h2>
					{isLate && <p>If it is on its way, or you need longer, please tell us.</p>}
					<p className="font-semibold whitespace-pre-line">{returnsAddress}</p>
					<p>Keep the proof of posting: it counts like the things themselves.</p>
				</section>
			)}
			{!isSent && refund && <p className="max-w-[35em]">{ifPostedAlready(returnsAddress)}</p>}
			{account && (
				<section className="grid gap-3">
					<h2 className="text-h4">Where should it go?</h2>
					<p className="max-w-[35em]">{account}</p>
				</section>
			)}
			<WaysOn cancel={cancel} />
		</>
	)
}

interface RowsProps {
	id: string
	title: string
	rows: CancelRow[]
	/** Left out without a value. */
	sum?: { label: string; value: string }
}

function Rows({ id, title, rows, sum }: RowsProps) {
	return (
		<section aria-labelledby={id} className="order-bill">
			<h2 id={id} className="text-h3">
				{title}
			</h2>
			<dl>
				{rows.map((row) => (
					<div key={row.label}>
						<dt className="wrap-anywhere">{row.label}</dt>
						<dd>{row.sum}</dd>
					</div>
				))}
				{sum?.value && (
					<div className="order-total">
						<dt>{sum.label}</dt>
						<dd>{sum.value}</dd>
					</div>
				)}
			</dl>
		</section>
	)
}

function WaysOn({ cancel: { state, orderPath } }: { cancel: CancelView }) {
	return (
		<>
			{(state === 'asked' || state === 'cancelled') && <p>No hard feelings. The dogs say hello.</p>}
			<p className="order-ways">
				<ButtonLink to="/merch" size="pasm">
					Back to the shop
				</ButtonLink>
				<SiteLink to={orderPath} className="inline-flex min-h-13 items-center font-semibold">
					See your order
				</SiteLink>
			</p>
		</>
	)
}
