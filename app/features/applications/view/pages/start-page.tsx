import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { BeforeForm, FormId } from '#domain/forms/form.ts'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import { FormLayout } from '../form-layout.tsx'
import type { FormSideData } from '../form-sidebar.tsx'
import { type PrivacyData, PrivacyWords } from '../privacy-words.tsx'
import { type Advice, AdviceFirst } from '../start/advice-first.tsx'
import { BeforeYouStart } from '../start/before-you-start.tsx'
import '../start/start-page.css'

interface StartPageProps {
	form: FormId
	title: string
	minutes: number
	before: BeforeForm
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
	help?: Advice | null
	about: string | null
	side?: FormSideData | null
}

export function StartPage(props: StartPageProps) {
	const { form, title, minutes, before, startUrl, continueUrl, exitUrl, help, about, needs, side } = props
	const { journey = [] } = props
	const ways = <Ways startUrl={startUrl} continueUrl={continueUrl} isSecond={form === 'found'} />
	const hasJourney = journey.length > 0
	const after = <Afterwards {...props} />
	const start = (
		<>
			<BeforeYouStart before={before} needs={needs ?? null} after={hasJourney && after} />
			{help && ways}
		</>
	)
	// The advice is as long as the rest.
	const isBeside = form === 'found' && help !== null
	return (
		<FormLayout
			title={title}
			opening={form}
			exitUrl={exitUrl}
			side={side && { ...side, about: null }}
			beside={
				isBeside ? (
					start
				) : hasJourney ? (
					<Journey steps={journey} before={form === 'adoption' ? (about ? ': done' : ', if you like') : ''} />
				) : (
					after
				)
			}
			lede={
				<>
					{isBeside && help?.phone && <Ring phone={help.phone} />}
					{side?.about ? (
						<About about={side.about} />
					) : (
						about && (
							<p>
								This is about <b>{about}</b>.
							</p>
						)
					)}
					<p>
						{isBeside ? 'The form takes' : 'It takes'} about {minutes === 1 ? 'a minute' : `${minutes} minutes`}. You
						can stop at any time and finish later.
					</p>
					{!help && <div className="mt-2 grid">{ways}</div>}
				</>
			}
		>
			{help && <AdviceFirst advice={help} isRungAbove={isBeside} />}
			{!isBeside && start}
			{isBeside && after}
		</FormLayout>
	)
}

/** The dog or the role, with its face. */
function About({ about: { label, name, picture } }: { about: NonNullable<FormSideData['about']> }) {
	return (
		<p className="form-about">
			{picture && <Picture picture={{ ...picture, alt: '' }} sizes="5rem" priority className="size-16 rounded-pill" />}
			<span>
				{label} <b>{name}</b>
			</span>
		</p>
	)
}

/** What comes after the form, and what is kept until then. */
function Afterwards({ form, replyWithinDays, retentionDays, privacy }: StartPageProps) {
	return (
		<section aria-labelledby="after" className="form-after">
			<h2 id="after" className="text-h3">
				What happens next
			</h2>
			<p>{replySentence(form, replyWithinDays)}</p>
			<details>
				<summary className="quiet-fold-line">What we keep, and for how long</summary>
				<p className="text-note text-ink-2">
					Until you send it, we keep your answers for up to {retentionDays} days, and so may this device.{' '}
					<PrivacyWords {...privacy} />
				</p>
			</details>
		</section>
	)
}

function replySentence(form: FormId, days: number): string {
	const by = days === 1 ? 'one working day' : `${days} working days`
	if (form === 'found') {
		return `Please ring first: it’s the quickest way home for the dog. A person reads every report too, and you’ll hear from us within ${by}.`
	}
	const inAnyCase = form === 'surrender' ? '' : ', even if the answer is no'
	return `A person reads every word, and we reply within ${by}${inAnyCase}. You’ll get an email with your answers and the day we’ll reply by.`
}

/** The steps of the page on adopting, fostering or volunteering. `before`: added to those before the form. */
function Journey({ steps, before }: { steps: NonNullable<StartPageProps['journey']>; before: string }) {
	const now = steps.findIndex(({ isForm }) => isForm)
	return (
		<section aria-labelledby="journey" className="form-after">
			<h2 id="journey" className="text-h3">
				How it goes
			</h2>
			<ol className="form-journey">
				{steps.map(({ title, note, isForm }, i) => (
					<li key={title} aria-current={isForm ? 'step' : undefined}>
						<b>
							{title}
							{i < now && before}
						</b>
						{note && <span>{note}</span>}
					</li>
				))}
			</ol>
		</section>
	)
}

/** Quicker than the form. */
function Ring({ phone }: { phone: string }) {
	return (
		<p>
			<ButtonLink to={phoneHref(phone)} size="pl" className="max-sm:px-5">
				<IconPhone aria-hidden className="size-[1.1em] flex-none" />
				<span>
					Ring <span className="inline-block">{phone}</span>
				</span>
			</ButtonLink>
		</p>
	)
}

interface WaysProps extends Pick<StartPageProps, 'startUrl' | 'continueUrl'> {
	/** Ringing comes first. */
	isSecond: boolean
}

function Ways({ startUrl, continueUrl, isSecond }: WaysProps) {
	if (!continueUrl) {
		return (
			<ButtonLink
				to={startUrl}
				size="pl"
				variant={isSecond ? 'outline' : 'default'}
				className="justify-self-start max-sm:w-full"
			>
				Start now
			</ButtonLink>
		)
	}
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
			<ButtonLink to={continueUrl} size="pl">
				Carry on where you left off
			</ButtonLink>
			<SiteLink to={startUrl} className="inline-flex min-h-11 items-center font-semibold">
				Go back to the beginning
			</SiteLink>
		</div>
	)
}
