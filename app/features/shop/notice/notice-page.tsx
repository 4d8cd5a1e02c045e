import { useMemo } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import './notice.css'
import type { NoticeResult } from './notice.server.ts'
import { NoticeForm } from './notice-form.tsx'

/** What became of the form of an item's page. */
export function NoticePage({ result }: { result: NoticeResult }) {
	return (
		<Wrap className="grid max-w-184 gap-6 py-section">
			{result.kind === 'stored' && <Stored {...result} />}
			{result.kind === 'there again' && <ThereAgain slug={result.slug} />}
			{result.kind === 'again' && <Again {...result} />}
			{result.kind === 'unknown' && <Unknown />}
		</Wrap>
	)
}

function Stored({ title, slug, email }: Extract<NoticeResult, { kind: 'stored' }>) {
	return (
		<>
			<h1>Look in your inbox</h1>
			<p className="max-w-[30em] text-lede" role="status">
				We’ve written to <b className="wrap-anywhere">{email}</b>. Press the button in that email, so that we know it’s
				you, and you’ll get one more when {title} is back.
			</p>
			<p className="max-w-[35em]">
				Nothing there after a few minutes? Look among the spam, or check the address. If you asked before and confirmed
				it, you’re on the list already.
			</p>
			<p>
				<ButtonLink to={`/merch/${slug}`} size="pst">
					Back to the shop
				</ButtonLink>
			</p>
		</>
	)
}

/** The link of the first email. A button, because programs that read emails follow links. */
export function ConfirmNoticePage({ notice }: { notice: { title: string; isConfirmed: boolean } | null }) {
	return (
		<Wrap className="grid max-w-184 gap-6 py-section">
			{notice === null ? (
				<>
					<h1>This link has ended</h1>
					<p className="max-w-[30em] text-lede" role="status">
						It works for two days, and until the email is on its way. You can ask again beside the thing in the shop.
					</p>
				</>
			) : notice.isConfirmed ? (
				<>
					<h1>We’ll email you</h1>
					<p className="max-w-[30em] text-lede" role="status">
						When {notice.title} is back in the shop you’ll get one email from us. We use your address for that and
						nothing else, and delete it afterwards, or after 12 months.
					</p>
				</>
			) : (
				<>
					<h1>Shall we email you?</h1>
					<p className="max-w-[30em] text-lede">One email, when {notice.title} is back in the shop.</p>
					<Form method="post">
						<Button type="submit" size="pasm">
							Yes, email me when it’s back
						</Button>
					</Form>
				</>
			)}
			{(notice === null || notice.isConfirmed) && (
				<p>
					<ButtonLink to="/merch" size="pst">
						Back to the shop
					</ButtonLink>
				</p>
			)}
		</Wrap>
	)
}

function Unknown() {
	return (
		<>
			<h1>Nothing to wait for</h1>
			<p className="max-w-[30em] text-lede">The form for this is beside each thing in the shop that has sold out.</p>
			<p>
				<ButtonLink to="/merch" size="pst">
					Back to the shop
				</ButtonLink>
			</p>
		</>
	)
}

function ThereAgain({ slug }: { slug: string }) {
	return (
		<>
			<h1>It’s there already</h1>
			<p className="max-w-[30em] text-lede" role="status">
				It came back while you were writing, so there’s nothing to wait for.
			</p>
			<p>
				<ButtonLink to={`/merch/${slug}`} size="pst">
					See it in the shop
				</ButtonLink>
			</p>
		</>
	)
}

function Again({ notice, typed }: Extract<NoticeResult, { kind: 'again' }>) {
	const errors = useMemo(() => typed.errors, [typed])
	return (
		<>
			<ErrorSummary errors={errors} />
			<h1 className="text-h2">{notice.title}</h1>
			<NoticeForm notice={notice} again={typed} />
		</>
	)
}

interface StopNoticePageProps {
	/** What is waited for; empty: nothing (any more). */
	titles: string[]
}

/** Takes an address off the list, by a button: programs that follow links change nothing. */
export function StopNoticePage({ titles }: StopNoticePageProps) {
	return (
		<Wrap className="grid max-w-184 gap-6 py-section">
			{titles.length > 0 ? (
				<>
					<h1>Stop waiting?</h1>
					<p className="max-w-[30em] text-lede">We’ll delete your address, and won’t email you about these:</p>
					<ul className="list-disc pl-6">
						{titles.map((title) => (
							<li key={title}>{title}</li>
						))}
					</ul>
					<Form method="post">
						<Button type="submit" size="pasm">
							Take me off the list
						</Button>
					</Form>
				</>
			) : (
				<>
					<h1>You’re not on the list</h1>
					<p className="max-w-[30em] text-lede" role="status">
						We have no address here any more, so no email will come.
					</p>
					<p>
						<ButtonLink to="/merch" size="pst">
							Back to the shop
						</ButtonLink>
					</p>
				</>
			)}
		</Wrap>
	)
}
