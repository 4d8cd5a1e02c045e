import { type SubmitEventHandler, useEffect, useRef } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { BackLink } from '#app/ui/navigation/back-link.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconCheck from '~icons/ph/check-bold'
import { ChooseForm } from './choose-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { NoNeed } from './no-need.tsx'
import type { ClosedStep, SponsorAgain, SponsoredDog, SponsorPageData } from './sponsor-view.ts'
import '../gift-aid/gift-aid.css'
import './sponsor.css'

interface SponsorPageProps {
	page: SponsorPageData
	/** After a form that was sent and is shown again. */
	again: SponsorAgain | null
	isSending: boolean
	/** Lets one submission through at a time. */
	onSubmit: SubmitEventHandler<HTMLFormElement>
}

export function SponsorPage({ page, again, isSending, onSubmit }: SponsorPageProps) {
	const heading = useRef<HTMLHeadingElement>(null)
	const shown = useRef(page.kind)
	// The steps have one path, so to the router the second is no other page, and the focus went with the button of the first.
	useEffect(() => {
		if (shown.current !== page.kind) heading.current?.focus()
		shown.current = page.kind
	}, [page.kind])
	if (page.kind === 'no need') {
		return <NoNeed {...page} />
	}
	const { dog, phone } = page
	return (
		<>
			<div className="band-ball sponsor-band">
				<Wrap className="sponsor-head">
					<BackLink to={page.kind === 'details' ? page.changeUrl : `/dogs/${dog.slug}`} />
					<h1 ref={heading} tabIndex={-1} aria-describedby="sponsor-lede">
						{headingOf(page)}
					</h1>
					<p id="sponsor-lede" className="max-w-[35em] text-lede">
						{ledeOf(page)}
					</p>
					<Picture picture={dog.picture} sizes="9rem" className="sponsor-face" />
					{page.kind === 'choose' && <Gets dog={dog} />}
				</Wrap>
			</div>
			<Wrap className={page.kind === 'choose' ? 'sponsor-grid sponsor-level' : 'sponsor-grid'}>
				<div className="sponsor-card">
					{page.kind === 'choose' && <ChooseForm {...page} />}
					{page.kind === 'details' && (
						<DetailsForm page={page} again={again} isSending={isSending} onSubmit={onSubmit} />
					)}
					{page.kind === 'closed' && <Closed {...page} />}
				</div>
				<Aside dog={dog} phone={phone} />
			</Wrap>
		</>
	)
}

/** For the browser's tab: each step is told apart. */
export function sponsorTitle(page: SponsorPageData): string {
	return page.kind === 'details' ? `Your details - ${headingOf(page)}` : headingOf(page)
}

function headingOf(page: SponsorPageData): string {
	return page.kind === 'no need' ? page.title : `Sponsor ${page.dog.name}`
}

function ledeOf({ kind, dog }: SponsorPageData): string {
	if (kind === 'details') return 'Step 2 of 2. A few details, then how you pay.'
	return `Food, a bed and the vet, for as long as ${dog.name} needs us.`
}

function Aside({ dog, phone }: { dog: SponsoredDog; phone: string }) {
	return (
		<aside className="sponsor-aside">
			<Picture picture={dog.picture} sizes="(min-width: 60rem) 40rem, 9rem" priority className="sponsor-picture" />
			<div className="sponsor-about">
				{dog.line && <p className="text-lede leading-snug">“{dog.line}”</p>}
				<p className="text-ink-2">{[dog.name, dog.about].filter(Boolean).join(', ')}</p>
				<Gets dog={dog} />
				{phone && (
					<p>
						Rather talk? Ring <Phone phone={phone} />
					</p>
				)}
			</div>
		</aside>
	)
}

/** What a sponsor gets: on phones above the form, else beside it. */
function Gets({ dog }: { dog: SponsoredDog }) {
	const gets = [
		'A certificate to print or to give',
		'News by email, if you want it',
		`You decide today what happens when ${dog.name} goes home`,
	]
	return (
		<ul className="sponsor-gets">
			{gets.map((text) => (
				<li key={text}>
					<IconCheck aria-hidden className="mt-1 size-5" />
					{text}
				</li>
			))}
		</ul>
	)
}

function Phone({ phone }: { phone: string }) {
	return (
		<SiteLink to={phoneHref(phone)} className="inline-block font-display font-bold">
			{phone.replaceAll(' ', '\u{A0}')}
		</SiteLink>
	)
}

function Closed({ dog, phone }: ClosedStep) {
	return (
		<div className="grid justify-items-start gap-4">
			<h2>We can’t take this here today</h2>
			<p>
				{phone ? `Please ring us on ${phone.replaceAll(' ', '\u{A0}')}` : 'Please write to us'}, and we’ll tell you how
				to sponsor {dog.name}.
			</p>
			<ButtonLink to="/waystohelp" variant="link" size="link-s-bold" arrow>
				Other ways to help
			</ButtonLink>
		</div>
	)
}
