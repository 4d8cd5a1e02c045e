import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { FormLayout } from '../form-layout.tsx'
import type { FormSideData } from '../form-sidebar.tsx'
import { type PrivacyData, PrivacyWords } from '../privacy-words.tsx'

interface StartPageProps {
	title: string
	minutes: number
	/** What to have ready and what to know. */
	before: string[]
	/** What the dog needs of a home. */
	needs?: { title: string; items: string[] } | null
	startUrl: string
	/** Null without a draft. */
	continueUrl: string | null
	exitUrl?: string | null
	/** The steps of the whole journey; empty for none. */
	journey?: { title: string; note: string; isForm: boolean }[]
	/** Working days. */
	replyWithinDays: number
	privacy: PrivacyData
	/** How long a draft is kept. */
	retentionDays: number
	/** Advice that may make the form unnecessary. */
	help?: { title: string; text: string; list: string[]; links: { text: string; url: string }[] } | null
	about: string | null
	side?: FormSideData | null
}

export function StartPage(props: StartPageProps) {
	const { title, minutes, before, startUrl, continueUrl, exitUrl, replyWithinDays, privacy, retentionDays } = props
	const { help, about, needs, side, journey = [] } = props
	return (
		<FormLayout title={title} isLarge exitUrl={exitUrl} side={side}>
			{help && <HelpFirst help={help} />}
			<div className="grid gap-3 text-lede text-ink-2">
				{about && !side?.about && (
					<p>
						This is about <b className="text-ink">{about}</b>.
					</p>
				)}
				<p>
					It takes about {minutes === 1 ? 'a minute' : `${minutes} minutes`}. You can stop at any time and finish later.
				</p>
			</div>
			{needs && <Facts id="needs" title={needs.title} items={needs.items} className="bg-sky-wash" />}
			{before.length > 0 && <Facts id="before" title="Before you start" items={before} className="bg-mist" />}
			<Ways startUrl={startUrl} continueUrl={continueUrl} />
			<section aria-labelledby="after" className="grid gap-3">
				<h2 id="after" className="text-h3">
					{journey.length > 0 ? 'How it goes' : 'What happens next'}
				</h2>
				<Journey steps={journey} />
				<p>
					A person reads every word, and we reply within {workingDays(replyWithinDays)}, even if the answer is no.
					You’ll get an email with your answers and the day we’ll reply by.
				</p>
				<p className="text-note text-ink-2">
					Until you send it, we keep your answers for up to {retentionDays} days, and so may this device.{' '}
					<PrivacyWords {...privacy} />
				</p>
			</section>
		</FormLayout>
	)
}

function Facts({ id, title, items, className }: { id: string; title: string; items: string[]; className: string }) {
	return (
		<section aria-labelledby={id} className={cn('grid gap-3 rounded-l p-6', className)}>
			<h2 id={id} className="text-h3">
				{title}
			</h2>
			<ul className="grid list-disc gap-2 pl-5">
				{items.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</section>
	)
}

/** The steps of the page on adopting, fostering or volunteering. */
function Journey({ steps }: { steps: NonNullable<StartPageProps['journey']> }) {
	if (steps.length === 0) return null
	return (
		<ol className="form-journey">
			{steps.map(({ title, note, isForm }) => (
				<li key={title} aria-current={isForm ? 'step' : undefined}>
					<b>{title}</b>
					{note && <span>{note}</span>}
				</li>
			))}
		</ol>
	)
}

function HelpFirst({ help: { title, text, list, links } }: { help: NonNullable<StartPageProps['help']> }) {
	return (
		<section aria-labelledby="help" className="grid gap-3 rounded-l bg-sky-wash p-6">
			<h2 id="help" className="text-h3">
				{title}
			</h2>
			<p>{text}</p>
			{list.length > 0 && (
				<ol className="grid list-decimal gap-2 pl-5">
					{list.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ol>
			)}
			{links.map((link) => (
				<ButtonLink key={link.url} to={link.url} variant="link" size="link-s-bold" arrow className="justify-self-start">
					{link.text}
				</ButtonLink>
			))}
		</section>
	)
}

function Ways({ startUrl, continueUrl }: Pick<StartPageProps, 'startUrl' | 'continueUrl'>) {
	if (!continueUrl) {
		return (
			<ButtonLink to={startUrl} size="pasm" className="justify-self-start">
				Start now
			</ButtonLink>
		)
	}
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
			<ButtonLink to={continueUrl} size="pasm">
				Carry on where you left off
			</ButtonLink>
			<SiteLink to={startUrl} className="inline-flex min-h-11 items-center font-semibold">
				Go back to the beginning
			</SiteLink>
		</div>
	)
}

function workingDays(number: number): string {
	return number === 1 ? 'one working day' : `${number} working days`
}
