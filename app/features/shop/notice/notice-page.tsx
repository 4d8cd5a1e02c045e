import { useMemo } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
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

function Stored({ title, slug, stopPath }: Extract<NoticeResult, { kind: 'stored' }>) {
	return (
		<>
			<h1>We’ll email you</h1>
			<p className="max-w-[30em] text-lede" role="status">
				When {title} is back in the shop you’ll get one email from us. We use your address for that and nothing else,
				and delete it afterwards, or after 12 months.
			</p>
			<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<ButtonLink to={`/merch/${slug}`} size="pst">
					Back to the shop
				</ButtonLink>
				<SiteLink to={stopPath}>Changed your mind? Take me off the list</SiteLink>
			</p>
		</>
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
