import type { ReactNode } from 'react'
import { useClearSavedAnswers } from '#app/features/applications/device/clear-saved-answers.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import waiting from '#app/ui/sections/pictures/waiting.webp'
import { phoneHref } from '#lib/text/phone.ts'
import { ReferenceTag } from '../reference-tag.tsx'
import '../start/start.css'
import './sent.css'

interface SentPageProps {
	/** "We have your application" */
	title: string
	reference: string
	/** "Thank you for thinking of Biscuit." */
	thanks: string
	/** In words; null in quarantine. */
	replyBy: string | null
	/** Null when no email is sent. */
	emailTo: string | null
	phone: string
	/** The person left an email address. */
	hasAddress: boolean
	/** Sentences, in order. */
	next: string[]
	/** Sentences. */
	prepare: string[]
	/** Dogs like this one. */
	children?: ReactNode
}

export function SentPage({
	title,
	thanks,
	reference,
	replyBy,
	emailTo,
	phone,
	hasAddress,
	next,
	prepare,
	children,
}: SentPageProps) {
	useClearSavedAnswers()
	return (
		<>
			<div className="band-sky overflow-clip">
				<Wrap className="sent grid gap-7 *:min-w-0 py-section">
					<div className="grid max-w-184 gap-4">
						<h1>{title}</h1>
						<p className="text-lede">
							{thanks}{' '}
							{replyBy ? (
								<span>
									We’ll reply by <b>{replyBy}</b>.
								</span>
							) : (
								<span>Someone from the team will look at it.</span>
							)}
						</p>
					</div>
					<ReferenceTag reference={reference} />
					<p className="max-w-[35em]">
						{emailTo ? (
							<span>
								An email with your reference is going to <b className="wrap-anywhere">{emailTo}</b>. If it hasn’t
								arrived within an hour, please check your junk folder.
							</span>
						) : (
							<span>{`Please write this down or print the page${hasAddress ? '' : ': we have no address to send it to'}.`}</span>
						)}
						{!replyBy && phone && (
							<span>
								{' '}
								If you’d like to know more, ring{' '}
								<SiteLink to={phoneHref(phone)} className="font-semibold whitespace-nowrap">
									{phone}
								</SiteLink>{' '}
								and mention it.
							</span>
						)}
					</p>
					<img src={waiting} width={480} height={400} alt="" decoding="async" className="no-print" />
				</Wrap>
			</div>
			{next.length > 0 && (
				<Wrap className="grid gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-12 py-section sm:grid-cols-2">
					<Sentences title="What happens next" sentences={next} isInOrder />
					<Sentences title="While you wait" sentences={prepare} />
				</Wrap>
			)}
			{children}
		</>
	)
}

function Sentences({ title, sentences, isInOrder }: { title: string; sentences: string[]; isInOrder?: boolean }) {
	if (sentences.length === 0) return null
	const List = isInOrder ? 'ol' : 'ul'
	return (
		<section className="grid content-start gap-4">
			<h2 className="text-h3">{title}</h2>
			<List className={isInOrder ? 'form-discs' : 'sent-points'}>
				{sentences.map((sentence) => (
					<li key={sentence}>
						<span>{sentence}</span>
					</li>
				))}
			</List>
		</section>
	)
}
