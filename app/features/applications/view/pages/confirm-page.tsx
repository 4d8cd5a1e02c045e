import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button } from '#app/ui/button.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { FormLayout } from '../form-layout.tsx'
import { ReferenceTag } from '../reference-tag.tsx'

interface ConfirmPageProps {
	/** Null when the link is expired or unknown. */
	reference: string | null
	phone: string
	/** The page replaced its form at the same URL. */
	isAnswer: boolean
}

/** Only its buttons confirm or disown, because mail scanners follow links. */
export function ConfirmPage({ reference, phone, isAnswer }: ConfirmPageProps) {
	const busy = useBusy()
	if (reference === null) return <LinkUsed phone={phone} isAnswer={isAnswer} />
	return (
		<FormLayout title="Did you send us this?" isLarge>
			<p className="text-lede">
				We’ve had a form with your email address on it. Its reference is{' '}
				<b className="whitespace-nowrap">
					<Untranslated>{reference}</Untranslated>
				</b>
				.
			</p>
			<AnswerForm hidden={[]} className="gap-5">
				<div className="flex flex-wrap gap-3">
					<Button type="submit" name="answer" value="mine" size="pasm" busy={busy !== null} busyLabel="One moment…">
						Yes, show me my answers
					</Button>
					<Button type="submit" name="answer" value="not-mine" variant="outline" size="pasm" busy={busy !== null}>
						It wasn’t me
					</Button>
				</div>
			</AnswerForm>
		</FormLayout>
	)
}

function LinkUsed({ phone, isAnswer }: Pick<ConfirmPageProps, 'phone' | 'isAnswer'>) {
	const ring = phone ? ` ring us on ${phone.replaceAll(' ', '\u{A0}')} or` : ''
	return (
		<FormLayout title="This link no longer works" isLarge isAnswer={isAnswer}>
			<p className="text-lede">
				The button in our email works for 30 days, unless someone has chosen “It wasn’t me”. We still have anything you
				sent us: please{ring} reply to our email, and mention your reference.
			</p>
		</FormLayout>
	)
}

interface ConfirmedPageProps {
	reference: string
	email: string
	replyBy: string | null
	groups: { title: string; rows: { label: string; value: string }[] }[]
	/** There are answers about health or history, which are not shown. */
	hasMore: boolean
}

/** The address is confirmed: shows the answers, and a last chance to disown them. */
export function ConfirmedPage({ reference, email, replyBy, groups, hasMore }: ConfirmedPageProps) {
	const busy = useBusy()
	return (
		<FormLayout title="What you told us" isLarge isAnswer>
			<div className="grid gap-4">
				<p className="text-lede">
					Thank you. We’re sending a copy to <b className="wrap-anywhere">{email}</b>, and from now on our emails to you
					will have the details.
				</p>
				{replyBy && (
					<p>
						We’ll reply by <b>{replyBy}</b>.
					</p>
				)}
			</div>
			<ReferenceTag reference={reference} />
			{groups.map(({ title, rows }) => (
				<section key={title} className="grid gap-2">
					{groups.length > 1 && <h2 className="text-h3">{title}</h2>}
					<dl className="border-t-2 border-line">
						{rows.map(({ label, value }) => (
							<div
								key={label}
								className="grid gap-x-6 border-b-2 border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
							>
								<dt className="leading-[1.45] font-bold">{label}</dt>
								<dd dir="auto" className="leading-[1.45] wrap-anywhere whitespace-pre-line">
									{value}
								</dd>
							</div>
						))}
					</dl>
				</section>
			))}
			{hasMore && <p>We also have your answers about health and history. We don’t repeat them here.</p>}
			<AnswerForm hidden={[]} className="gap-3 no-print">
				<p>Not your words? Then someone has used your address.</p>
				<Button
					type="submit"
					name="answer"
					value="not-mine"
					variant="outline"
					size="pasm"
					busy={busy !== null}
					className="justify-self-start"
				>
					It wasn’t me
				</Button>
			</AnswerForm>
		</FormLayout>
	)
}

export function DisownedPage() {
	return (
		<FormLayout title="Thank you for telling us" isLarge isAnswer>
			<p className="text-lede">
				We’ve put that form aside, and we won’t email you about it again. There is nothing else you need to do.
			</p>
		</FormLayout>
	)
}
